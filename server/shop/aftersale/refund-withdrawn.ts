import type { Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { countAndEnd } from '../orders/end-refunded.ts';
import { settleCoins } from '../orders/order-coins.ts';
import { giveCouponsBack } from '../orders/order-discounts.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { hasRefund, readRefundLines } from '../payments/refund-row.ts';
import { readMoneyLeft } from '../payments/money-left.ts';
import { payingAttempt, requestRefund } from '../payments/request-refund.ts';
import { closeAftersale } from './close-aftersale.ts';

export type RevokeRow = Selectable<Schema['revokes']>;

/**
 * The money of withdrawn pieces goes back the way it came, at most what is left of the payment, with their coins, and with
 * the coupons once every piece was withdrawn. Where no money goes back, the withdrawal ends here.
 */
export async function refundWithdrawn(shop: ShopContext, tx: Tx, order: OrderRow, revoke: RevokeRow): Promise<void> {
  const { order_no: orderNo, revoke_no: revokeNo, lines } = revoke;
  const payment = await payingAttempt(tx, orderNo);
  const amount = Math.min(revoke.refund_amount ?? 0, await readMoneyLeft(tx, orderNo, revokeNo));
  const pieces = readRefundLines(lines);
  const { coinReturn, coinClawback } = await settleCoins(shop, tx, orderNo, { pieces, refNo: revokeNo });
  const couponIds = (await isWithdrawn(tx, orderNo)) ? await giveCouponsBack(shop, tx, orderNo) : [];
  if (payment && amount > 0) {
    const wallet = { coinReturn, coinClawback, couponIds, giftAmount: revoke.gift_amount };
    await requestRefund(shop, tx, payment, { reason: 'WITHDRAW', revokeNo, amount, lines, wallet });
    return;
  }
  await countAndEnd(shop, tx, order, pieces, { revokeNo });
  await endWithoutMoney(shop, tx, revoke);
}

/** Ends a withdrawal or cancellation for which no money goes back, so that nothing will report it. */
export async function endWithoutMoney(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { order_no, revoke_no }: Pick<RevokeRow, 'order_no' | 'revoke_no'>,
): Promise<void> {
  if (await hasRefund(tx, { order_no, revoke_no })) return;
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDED', updated_at: clock.now() })
    .where('revoke_no', '=', revoke_no)
    .execute();
  await closeAftersale({ clock }, tx, order_no);
}

/** True when every piece of an order, gifts aside, was withdrawn from and has come back, as far as it had been sent. */
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
    ({ id, quantity, gift }) =>
      gift === 1 ||
      pieces.filter(({ lineId }) => lineId === id).reduce((sum, piece) => sum + piece.quantity, 0) >= quantity,
  );
}
