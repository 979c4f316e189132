import { ShopError } from '#server/contract/shop-error.ts';
import type { Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { payingAttempt, refundable, requestRefund } from '../payments/request-refund.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { appendEvent } from '../orders/order-events.ts';
import { countRefundedLines } from '../orders/count-refunded-lines.ts';
import { settleCoins } from '../orders/order-coins.ts';
import { giveCouponsBack } from '../orders/order-discounts.ts';
import { lockOrder, type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import { closeAftersale } from './close-aftersale.ts';
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
    const returned = await lockReturn(shop, tx, revokeNo);
    await shelveReturned(shop, tx, order, readRefundLines(returned.lines), restock);
    await refundReturned(shop, tx, order, returned);
    await appendEvent(shop, tx, orderNo, { type: 'RETURN_RECEIVED', actor: 'STAFF', note: { revokeNo } });
  });
  await sendRefunds(shop);
  return readRevoke(shop.db, orderNo, revokeNo);
}

type RevokeRow = Selectable<Schema['revokes']>;

async function lockReturn(shop: ShopContext, tx: Tx, revokeNo: string): Promise<RevokeRow> {
  const revoke = await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDING', updated_at: shop.clock.now() })
    .where('revoke_no', '=', revokeNo)
    .where('status', '=', 'AWAITING_RETURN')
    .returningAll()
    .executeTakeFirst();
  if (!revoke) throw new ShopError('ORDER_STATE', { message: 'These goods came back before.' });
  return revoke;
}

/**
 * The money of the pieces goes back with their coins, and with the coupons once every piece was withdrawn. Where nothing
 * was paid for them, the withdrawal ends here.
 */
async function refundReturned(shop: ShopContext, tx: Tx, order: OrderRow, revoke: RevokeRow): Promise<void> {
  const { order_no: orderNo, revoke_no: revokeNo, lines } = revoke;
  const payment = await payingAttempt(tx, orderNo);
  const owed = revoke.refund_amount ?? 0;
  const amount = Math.min(owed, payment ? await refundable(tx, payment) : 0);
  if (owed > 0 && amount === 0) {
    throw new ShopError('REVOKE_EXCLUDED', { message: 'There is no money of this order left to give back.' });
  }
  const pieces = readRefundLines(lines);
  const { coinReturn, coinClawback } = await settleCoins(shop, tx, orderNo, { pieces, refNo: revokeNo });
  const couponIds = (await isWithdrawn(tx, orderNo)) ? await giveCouponsBack(shop, tx, orderNo) : [];
  if (payment && amount > 0) {
    const wallet = { coinReturn, coinClawback, couponIds };
    await requestRefund(shop, tx, payment, { reason: 'WITHDRAW', revokeNo, amount, lines, wallet });
    return;
  }
  const now = shop.clock.now();
  await countRefundedLines(tx, order, pieces, now);
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDED', updated_at: now })
    .where('revoke_no', '=', revokeNo)
    .execute();
  await closeAftersale(shop, tx, orderNo);
}

/** True when every piece of an order has come back with a withdrawal. */
async function isWithdrawn(tx: Tx, orderNo: string): Promise<boolean> {
  const revokes = await tx
    .selectFrom('revokes')
    .select('lines')
    .where('order_no', '=', orderNo)
    .where('mode', '=', 'WITHDRAW')
    .where('status', 'in', ['REFUNDING', 'REFUNDED'])
    .execute();
  const pieces = revokes.flatMap(({ lines }) => readRefundLines(lines));
  return (await readLines(tx, orderNo)).every(
    ({ id, quantity }) =>
      pieces.filter(({ lineId }) => lineId === id).reduce((sum, piece) => sum + piece.quantity, 0) >= quantity,
  );
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
