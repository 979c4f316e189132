import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { payingAttempt, refundable, requestRefund } from '../payments/request-refund.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { appendEvent } from '../orders/order-events.ts';
import { lockOrder, type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import { readRevoke, type Revoke } from './read-revoke.ts';
import { shelvePieces } from './shelve-pieces.ts';

/**
 * The items of a withdrawal have come back: its money goes back the way it came, at most what is left of the payment, and
 * the pieces that are as good as new go on the shelf.
 * @param restock how many of them; all without it
 * @throws NOT_FOUND, ORDER_STATE when they came before, BAD_REQUEST for more pieces than came
 */
export async function receiveReturn(shop: ShopContext, revokeNo: string, restock?: number): Promise<Revoke> {
  const revoke = await shop.db
    .selectFrom('revokes')
    .select('order_no')
    .where('revoke_no', '=', revokeNo)
    .where('mode', '=', 'WITHDRAW')
    .executeTakeFirst();
  if (!revoke) throw new ShopError('NOT_FOUND');
  const { order_no: orderNo } = revoke;
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const pieces = await refundReturned(shop, tx, revokeNo);
    await shelveReturned(shop, tx, order, pieces, restock);
    await appendEvent(shop, tx, orderNo, { type: 'RETURN_RECEIVED', actor: 'STAFF', note: { revokeNo } });
  });
  await sendRefunds(shop);
  return readRevoke(shop.db, orderNo, revokeNo);
}

/** @returns the pieces that came back, by line */
async function refundReturned(shop: ShopContext, tx: Tx, revokeNo: string): Promise<readonly RefundLine[]> {
  const revoke = await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDING', updated_at: shop.clock.now() })
    .where('revoke_no', '=', revokeNo)
    .where('status', '=', 'AWAITING_RETURN')
    .returningAll()
    .executeTakeFirst();
  if (!revoke) throw new ShopError('ORDER_STATE', { message: 'These goods came back before.' });
  const payment = await payingAttempt(tx, revoke.order_no);
  const amount = Math.min(revoke.refund_amount ?? 0, payment ? await refundable(tx, payment) : 0);
  if (!payment || amount === 0) {
    throw new ShopError('REVOKE_EXCLUDED', { message: 'There is no money of this order left to give back.' });
  }
  await requestRefund(shop, tx, payment, { reason: 'WITHDRAW', revokeNo, amount, lines: revoke.lines });
  return readRefundLines(revoke.lines);
}

async function shelveReturned(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  returned: readonly RefundLine[],
  restock: number | undefined,
): Promise<void> {
  const lines = await readLines(tx, order.order_no);
  // Shelves are taken in one order by everybody, so that two returns never wait for each other.
  const pieces = returned
    .flatMap(({ lineId, quantity }) => lines.filter(({ id }) => id === lineId).map(({ sku }) => ({ sku, quantity })))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const came = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  await shelvePieces(shop, tx, order, pieces, restock ?? came);
}
