import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { askProvider } from './ask-provider.ts';
import { readAttempts } from './payment-row.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { lockOrder } from '../orders/order-row.ts';

const atOnce = 50;

/**
 * Job: closes the orders that nobody paid in time and gives their stock back. The provider is asked first, and an order
 * whose payment is being processed waits for its end. @returns how many were closed
 */
export async function expireOrders(shop: ShopContext): Promise<number> {
  const due = await shop.db
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 'PENDING_PAYMENT')
    .where('pay_expire_time', '<', shop.clock.now())
    .orderBy('pay_expire_time')
    .limit(atOnce)
    .execute();
  let closed = 0;
  for (const { order_no: orderNo } of due) {
    const live = (await readAttempts(shop.db, orderNo)).find((attempt) => attempt.live === 1);
    if (live) await askProvider(shop, live);
    if (await expire(shop, orderNo)) closed += 1;
  }
  return closed;
}

/** Closes one order unless it was paid meanwhile or is about to be. */
async function expire(shop: ShopContext, orderNo: string): Promise<boolean> {
  try {
    await withTransaction(shop, 'durable', async (tx) =>
      applyTransition(shop, tx, await lockOrder(shop, tx, orderNo), { event: 'PAY_EXPIRED', actor: 'SYSTEM' }),
    );
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
