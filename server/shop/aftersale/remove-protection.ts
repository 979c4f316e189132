import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { canRemoveProtection, protectionRefund } from '../orders/order-protection.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { readMoneyLeft } from '../payments/money-left.ts';
import { payingAttempt, protectionReason, requestRefund } from '../payments/request-refund.ts';
import { sendRefunds } from '../payments/send-refunds.ts';

/**
 * Takes bought protection out of a paid order before anything of it is sent, once however often it is asked for. The fee
 * goes back at once, at most what is left of the payment.
 * @throws ORDER_RELEASED when a part has left, ORDER_STATE when there is nothing to take out
 */
export async function removeProtection(shop: ShopContext, orderNo: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    if (order.protection_state === 'CANCELLED') return;
    if (!canRemoveProtection(order)) throw new ShopError(hasLeft(order) ? 'ORDER_RELEASED' : 'ORDER_STATE');
    await tx
      .updateTable('orders')
      .set({ protection_state: 'CANCELLED', updated_at: shop.clock.now() })
      .where('order_no', '=', orderNo)
      .execute();
    await appendEvent(shop, tx, orderNo, { type: 'PROTECTION_REMOVED', actor: 'USER' });
    const payment = await payingAttempt(tx, orderNo);
    if (!payment) return;
    const amount = protectionRefund(order, await readMoneyLeft(tx, orderNo));
    if (amount > 0) await requestRefund(shop, tx, payment, { reason: protectionReason, amount });
  });
  await sendRefunds(shop);
}

const hasLeft = ({ status }: OrderRow): boolean => status === 'PARTLY_SHIPPED' || status === 'SHIPPED';
