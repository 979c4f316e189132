import type { components } from '#openapi/types.ts';
import type { CartRow } from './cart-rows.ts';

type Suit = components['schemas']['CartSuit'];

/** The rows of a bundle. */
export const rowsOf = ({ suitGroupId }: Suit, rows: readonly CartRow[]): CartRow[] =>
  rows.filter((row) => row.suitGroupId === suitGroupId);

/** The quantities of its rows for so many sets. */
export const quantitiesOf = (suit: Suit, rows: readonly CartRow[], sets: number) =>
  rowsOf(suit, rows).map(({ id, quantity }) => ({ id, quantity: (quantity / suit.quantity) * sets }));
