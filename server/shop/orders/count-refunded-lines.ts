import type { Tx } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';
import type { Pieces } from './ship-order.ts';

/**
 * Counts the pieces whose money is back: the refunded ones, and once the whole order is paid back every piece that something was
 * paid for. A line that cost nothing, such as one that a coupon paid, is given back by its pieces alone, unless the money went back
 * for no piece but for the order.
 * @returns true when the shopper keeps nothing of the order, gifts aside
 */
export async function countRefundedLines(
  tx: Tx,
  order: OrderRow,
  refunded: readonly Pieces[],
  now: number,
): Promise<boolean> {
  const isWhole = order.paid_amount > 0 && order.refunded_amount >= order.paid_amount;
  const free = isWhole && refunded.length > 0 ? await readFreeLines(tx, order.order_no) : [];
  if (isWhole) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ refunded_quantity: eb.ref('quantity'), updated_at: now }))
      .where('order_no', '=', order.order_no)
      .$if(free.length > 0, (query) => query.where('id', 'not in', free))
      .execute();
  }
  await countPieces(tx, isWhole ? refunded.filter(({ lineId }) => free.includes(lineId)) : refunded, now);
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

/** The lines of an order that cost nothing and are no gifts: theirs is no money, and still they are kept. */
async function readFreeLines(tx: Tx, orderNo: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('gift', '=', 0)
    .where('line_total_amount', '=', 0)
    .execute();
  return rows.map(({ id }) => id);
}
