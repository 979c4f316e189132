import type { Tx } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';
import type { Pieces } from './ship-order.ts';

/**
 * Counts the pieces whose money is back: the refunded ones, or every piece once the whole order is.
 * @returns true when the shopper keeps nothing of the order, gifts aside
 */
export async function countRefundedLines(
  tx: Tx,
  order: OrderRow,
  refunded: readonly Pieces[],
  now: number,
): Promise<boolean> {
  if (order.paid_amount > 0 && order.refunded_amount >= order.paid_amount) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ refunded_quantity: eb.ref('quantity'), updated_at: now }))
      .where('order_no', '=', order.order_no)
      .execute();
    return true;
  }
  await countPieces(tx, refunded, now);
  const remaining = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', order.order_no)
    .where('gift', '=', 0)
    .whereRef('refunded_quantity', '<', 'quantity')
    .executeTakeFirst();
  return remaining === undefined;
}

/** Counts pieces that are settled: nobody can ask for their money again. */
export async function countPieces(tx: Tx, pieces: readonly Pieces[], now: number): Promise<void> {
  for (const { lineId, quantity } of pieces) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ refunded_quantity: eb('refunded_quantity', '+', quantity), updated_at: now }))
      .where('id', '=', lineId)
      .execute();
  }
}
