import type { components } from '#openapi/types.ts';

type OrderCard = Pick<components['schemas']['OrderCard'], 'status' | 'actions'>;

/** The actions that fit into a row, the most wanted first. */
const onTheWay = ['PAY', 'TRACK', 'CONFIRM', 'REBUY'] as const;
/** Of what has arrived one says what it is like; nobody looks for its parcel. */
const afterwards = ['REVIEW', 'REBUY', 'TRACK'] as const;
/** As many as a row has room for. */
const most = 2;

export type RowAction = (typeof onTheWay | typeof afterwards)[number];

/** The actions that a row offers beside its order: the first two that the server allows. */
export function rowActions({ status, actions }: OrderCard): RowAction[] {
  const choice = status === 'DELIVERED' || status === 'COMPLETED' ? afterwards : onTheWay;
  return choice.filter((action) => actions.includes(action)).slice(0, most);
}
