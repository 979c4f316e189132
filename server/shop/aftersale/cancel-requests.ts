import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { type OrderRow, lockOrder } from '../orders/order-row.ts';
import { sendRefunds } from '../payments/send-refunds.ts';

/**
 * What happened to an order answers a request to cancel that nobody has answered: the first parcel refuses it, and an end
 * by other means fulfils it.
 */
export async function answerOpenRequest(
  { clock }: ShopContext,
  tx: Tx,
  orderNo: string,
  status: 'ACCEPTED' | 'REFUSED',
): Promise<void> {
  await tx
    .updateTable('revokes')
    .set({ status, updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'SUBMITTED')
    .execute();
}

/**
 * Answers a shopper's request to cancel: accepted, the order ends and the money goes back; refused, it goes on.
 * @throws ORDER_STATE when there is no open request
 */
export async function answerCancelRequest(
  shop: ShopContext,
  orderNo: string,
  { accept, reason }: { readonly accept: boolean; readonly reason?: string },
): Promise<OrderRow> {
  const answered = await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const request = await tx
      .updateTable('revokes')
      .set({ status: accept ? 'REFUNDING' : 'REFUSED', updated_at: shop.clock.now() })
      .where('order_no', '=', orderNo)
      .where('status', '=', 'SUBMITTED')
      .returning('revoke_no')
      .executeTakeFirst();
    return applyTransition(shop, tx, order, {
      event: accept ? 'CANCEL_ACCEPTED' : 'CANCEL_REFUSED',
      actor: 'STAFF',
      note: { ...(request ? { revokeNo: request.revoke_no } : {}), ...(reason === undefined ? {} : { reason }) },
    });
  });
  if (accept) await sendRefunds(shop);
  return answered;
}
