import type { components } from '#openapi/types.ts';

type OrderAction = components['schemas']['OrderAction'];

/** The actions that fit on a card, the most wanted first. */
const onCard = ['PAY', 'CONFIRM', 'TRACK', 'REBUY'] as const satisfies readonly OrderAction[];

export type CardAction = (typeof onCard)[number];

/** The one action a card offers beside its details: the first that the server allows. */
export function mainAction(actions: readonly OrderAction[]): CardAction | undefined {
  return onCard.find((action) => actions.includes(action));
}
