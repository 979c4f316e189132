import type { SnapshotFrom } from 'xstate';
import type { CartLineInput } from '#rules/cart-lines.ts';
import type { productSelectorMachine } from './machine.ts';
import { skuOfChoice } from './selection.ts';

type Snapshot = SnapshotFrom<typeof productSelectorMachine>;

/** The SKU that is chosen; null while an axis is open. */
export const selectSku = ({ context: { table, choice } }: Snapshot): string | null =>
  skuOfChoice(table, choice)?.sku ?? null;

/** How many go into the cart: as many as are wished for, as far as they can be had, and at least one. */
export const selectQuantity = ({ context: { table, choice, wished } }: Snapshot): number =>
  Math.max(1, Math.min(wished, skuOfChoice(table, choice)?.most ?? 1));

/** What goes into the cart; undefined unless it is one SKU that can be bought. */
export const selectCartLine = (snapshot: Snapshot): CartLineInput | undefined => {
  const sku = selectSku(snapshot);
  return sku !== null && snapshot.matches('complete') ? { sku, quantity: selectQuantity(snapshot) } : undefined;
};

/** The axes that gave way to the last choice; the same list until the next one. */
export const selectMoved = ({ context }: Snapshot): readonly string[] => context.moved;
