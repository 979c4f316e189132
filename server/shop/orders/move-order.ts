import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { refundOrderMoney } from '../payments/request-refund.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { applyTransition } from './apply-transition.ts';
import { appendEvent } from './order-events.ts';
import { type OrderRow, takeOrder } from './order-row.ts';
import { markDelivered } from './shipments.ts';

/** Hands an order to the warehouse: from now on a cancellation must be asked for. @throws ORDER_STATE */
export async function releaseOrder(shop: ShopContext, orderNo: string): Promise<OrderRow> {
  return withTransaction(shop, 'durable', async (tx) =>
    applyTransition(shop, tx, await takeOrder(shop, tx, orderNo), { event: 'RELEASE', actor: 'STAFF' }),
  );
}

/** Marks every parcel of an order delivered. @throws ORDER_STATE when none has left */
export async function deliverOrder(shop: ShopContext, orderNo: string): Promise<OrderRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await takeOrder(shop, tx, orderNo);
    await markDelivered(shop, tx, orderNo, 'Delivered');
    return applyTransition(shop, tx, order, { event: 'CARRIER_DELIVERED', actor: 'CARRIER' });
  });
}

/**
 * Answers a shopper's wish to cancel: accepted, the order ends and the money goes back; refused, it goes on.
 * @throws ORDER_STATE when nobody asked
 */
export async function answerCancelRequest(
  shop: ShopContext,
  orderNo: string,
  { accept, reason }: { readonly accept: boolean; readonly reason?: string },
): Promise<OrderRow> {
  const answered = await withTransaction(shop, 'durable', async (tx) => {
    const order = await takeOrder(shop, tx, orderNo);
    const asked = await tx
      .updateTable('revokes')
      .set({ status: accept ? 'REFUNDING' : 'REFUSED', updated_at: shop.clock.now() })
      .where('order_no', '=', orderNo)
      .where('status', '=', 'SUBMITTED')
      .returning('revoke_no')
      .executeTakeFirst();
    return applyTransition(shop, tx, order, {
      event: accept ? 'CANCEL_ACCEPTED' : 'CANCEL_REFUSED',
      actor: 'STAFF',
      note: { ...(asked ? { revokeNo: asked.revoke_no } : {}), ...(reason === undefined ? {} : { reason }) },
    });
  });
  if (accept) await sendRefunds(shop);
  return answered;
}

/**
 * Gives money of an order back, all that is left or a part of it (minor units).
 * @returns the number of the refund @throws REVOKE_EXCLUDED when none is left, BAD_REQUEST when it is more
 */
export async function refundOrder(
  shop: ShopContext,
  orderNo: string,
  wish: { readonly reason: string; readonly amount?: number },
): Promise<string> {
  const refundNo = await withTransaction(shop, 'durable', async (tx) => {
    const order = await takeOrder(shop, tx, orderNo);
    if (order.paid_time === null && order.paid_amount === 0) throw new ShopError('ORDER_STATE');
    const requested = await refundOrderMoney(shop, tx, orderNo, wish);
    await appendEvent(shop, tx, orderNo, {
      type: 'REFUND',
      actor: 'STAFF',
      note: { refundNo: requested, reason: wish.reason },
    });
    return requested;
  });
  await sendRefunds(shop);
  return refundNo;
}
