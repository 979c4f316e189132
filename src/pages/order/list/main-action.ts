import type { components } from '#openapi/types.ts';

type OrderCard = Pick<components['schemas']['OrderCard'], 'status' | 'actions'>;

/** The actions that fit into a row, the most wanted first. */
const onTheWay = ['PAY', 'CONFIRM', 'TRACK', 'REBUY'] as const;
/** Nobody looks for a parcel that has arrived. */
const afterwards = ['REBUY', 'TRACK'] as const;

export type RowAction = (typeof onTheWay)[number];

/** The one action that a row offers beside its order: the first that the server allows. */
export function mainAction({ status, actions }: OrderCard): RowAction | undefined {
  const choice = status === 'DELIVERED' || status === 'COMPLETED' ? afterwards : onTheWay;
  return choice.find((action) => actions.includes(action));
}
