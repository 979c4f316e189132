import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from './apply-transition.ts';
import { lockOrder } from './order-row.ts';
import { markDelivered } from './shipments.ts';

/** The shopper says that everything has arrived; the clocks for returns start. @throws ORDER_STATE */
export async function confirmReceipt(shop: ShopContext, orderNo: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    await applyTransition(shop, tx, order, { event: 'USER_CONFIRM', actor: 'USER' });
    await markDelivered(shop, tx, orderNo, 'Received by the shopper');
  });
}
