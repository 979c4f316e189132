import type { components } from '#openapi/types.ts';

type OrderAction = components['schemas']['OrderAction'];

/** What moves the order on. */
const steps: readonly OrderAction[] = ['REVIEW', 'PAY', 'TRACK', 'CONFIRM', 'EDIT_ADDRESS'];
/** What ends it, which must be found at once. */
const ends: readonly OrderAction[] = ['CANCEL', 'CANCEL_REQUEST', 'WITHDRAW'];
/** What one comes for once the order is over. */
const afterwards: readonly OrderAction[] = ['REBUY', 'BILL', 'CONTACT'];

interface ActionPlaces {
  /** Buttons under the head, the most wanted first: it is filled. */
  readonly main: readonly OrderAction[];
  /** Words beside them. */
  readonly quiet: readonly OrderAction[];
  /** Below the items. */
  readonly more: readonly OrderAction[];
}

/** Where a page shows what the server allows for its order, most wanted first. */
export function actionPlaces(actions: readonly OrderAction[]): ActionPlaces {
  const inFront = steps.filter((action) => actions.includes(action));
  const main = inFront.length > 0 ? inFront : afterwards.filter((action) => actions.includes(action)).slice(0, 1);
  const quiet = actions.filter((action) => ends.includes(action));
  const elsewhere = [...main, ...quiet];
  return { main, quiet, more: actions.filter((action) => !elsewhere.includes(action)) };
}
