import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from './apply-transition.ts';
import { type OrderRow, lockOrder } from './order-row.ts';
import { markDelivered } from './shipments.ts';

/** Hands an order to the warehouse: from now on a cancellation must be asked for. @throws ORDER_STATE, for a deposit always */
export async function releaseOrder(shop: ShopContext, orderNo: string): Promise<OrderRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    // Its piece leaves with the order of the balance.
    if (order.kind === 'DEPOSIT') throw new ShopError('ORDER_STATE');
    if (order.kind === 'CROWDFUND') await refuseUnmade(tx, orderNo);
    return applyTransition(shop, tx, order, { event: 'RELEASE', actor: 'STAFF' });
  });
}

/** @throws ORDER_STATE while the light of a pledge is not made */
async function refuseUnmade(tx: Tx, orderNo: string): Promise<void> {
  const { status } = await tx
    .selectFrom('crowd_pledges')
    .innerJoin('crowd_projects', 'crowd_projects.promo_id', 'crowd_pledges.promo_id')
    .select('crowd_projects.status')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (status !== 'SHIPPING' && status !== 'DONE') {
    throw new ShopError('ORDER_STATE', {
      message: 'Its light hasn’t been made yet: release the project with `crowd ship`.',
    });
  }
}

/** Marks every parcel of an order delivered. @throws ORDER_STATE when none has left */
export async function deliverOrder(shop: ShopContext, orderNo: string): Promise<OrderRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    await markDelivered(shop, tx, orderNo, 'Delivered');
    return applyTransition(shop, tx, order, { event: 'CARRIER_DELIVERED', actor: 'CARRIER' });
  });
}
