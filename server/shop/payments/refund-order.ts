import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { settleCoins } from '../orders/order-coins.ts';
import { lockOrder } from '../orders/order-row.ts';
import { refundOrderMoney } from './request-refund.ts';
import { sendRefunds } from './send-refunds.ts';

/**
 * Gives money of an order back, all that is left or a part of it (minor units).
 * @returns the number of the refund @throws REVOKE_EXCLUDED when none is left, BAD_REQUEST when it is more
 */
export async function refundOrder(
  shop: ShopContext,
  orderNo: string,
  request: { readonly reason: string; readonly amount?: number },
): Promise<string> {
  const refundNo = await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    if (order.paid_time === null && order.paid_amount === 0) throw new ShopError('ORDER_STATE');
    // A part of the money is goodwill; with all of it the order is undone, and its coins are, too.
    const isWhole = request.amount === undefined;
    const wallet = isWhole
      ? await settleCoins(shop, tx, orderNo, { pieces: 'all', refNo: `WHOLE ${orderNo}` })
      : undefined;
    const requestedNo = await refundOrderMoney(shop, tx, orderNo, { ...request, ...(wallet && { wallet }) });
    await appendEvent(shop, tx, orderNo, {
      type: 'REFUND',
      actor: 'STAFF',
      note: { refundNo: requestedNo, reason: request.reason },
    });
    return requestedNo;
  });
  await sendRefunds(shop);
  return refundNo;
}
