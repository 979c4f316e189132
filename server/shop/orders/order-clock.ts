import { cancelWindow, completeAfter } from '#rules/limits.ts';
import type { OrderEvent } from '#rules/order-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from './apply-transition.ts';
import { lockOrder } from './order-row.ts';

const atOnce = 100;

/**
 * Job: what time alone does to orders. A paid order goes to the warehouse when the time to cancel it is over and no bank
 * disputes its payment, a pre-order waits for its release instead; a delivered order is completed after 15 days without an open case.
 */
export async function runOrderClock(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const paid = shop.db
    .selectFrom('orders')
    .select(['order_no', 'kind', 'paid_time'])
    .where('status', '=', 'PAID')
    .where('paid_time', '<=', now - cancelWindow)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('disputes')
            .select('id')
            .where('disputes.order_no', '=', ref('orders.order_no'))
            .where('disputes.status', '=', 'OPEN'),
        ),
      ),
    )
    .limit(atOnce);
  const delivered = shop.db
    .selectFrom('orders')
    .select(['order_no', 'delivered_time'])
    .where('status', '=', 'DELIVERED')
    .where('after_sale_status', '!=', 'OPEN')
    .where('delivered_time', '<=', now - completeAfter)
    .limit(atOnce);
  const readPaid = inPages(paid, ['paid_time', 'order_no']);
  const released = await workThrough(shop, {
    name: 'release paid orders',
    read: readPaid,
    keyOf: ({ order_no: orderNo }) => orderNo,
    run: ({ order_no: orderNo, kind }) =>
      move(shop, orderNo, kind === 'NORMAL' || kind === 'PRIZE' ? 'RELEASE' : 'HOLD'),
  });
  const readDelivered = inPages(delivered, ['delivered_time', 'order_no']);
  const completed = await workThrough(shop, {
    name: 'complete delivered orders',
    read: readDelivered,
    keyOf: ({ order_no: orderNo }) => orderNo,
    run: ({ order_no: orderNo }) => move(shop, orderNo, 'COMPLETE'),
  });
  return released + completed;
}

/** Somebody else may have moved the order since it was looked up: then there is nothing left to do. */
async function move(shop: ShopContext, orderNo: string, event: OrderEvent): Promise<boolean> {
  try {
    await withTransaction(shop, 'durable', async (tx) =>
      applyTransition(shop, tx, await lockOrder(shop, tx, orderNo), { event, actor: 'SYSTEM' }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return false;
  }
}
