import { flashBuyType } from '#rules/cart-lines.ts';
import type { OrderFacts } from '#rules/order-states.ts';
import { isAttemptLive } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
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
  const overdue = shop.db
    .selectFrom('orders')
    .select(['order_no', 'pay_expire_time'])
    .where('status', '=', 'PENDING_PAYMENT')
    .where('pay_expire_time', '<=', shop.clock.now())
    .limit(atOnce);
  const read = inPages(overdue, ['pay_expire_time', 'order_no']);
  return workThrough(shop, {
    name: 'close unpaid orders',
    read,
    keyOf: ({ order_no: orderNo }) => orderNo,
    run: async ({ order_no: orderNo }) => {
      const live = (await readAttempts(shop.db, orderNo)).find((attempt) => attempt.live === 1);
      if (live) await askProvider(shop, live);
      return expire(shop, orderNo);
    },
  });
}

/** Closes one order unless it was paid meanwhile or is about to be. */
async function expire(shop: ShopContext, orderNo: string): Promise<boolean> {
  try {
    await withTransaction(shop, 'durable', async (tx) => {
      const order = await lockOrder(shop, tx, orderNo);
      const facts = await factsOfFlash(tx, orderNo, shop.clock.now());
      await applyTransition(shop, tx, order, { event: 'PAY_EXPIRED', actor: 'SYSTEM', facts });
    });
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}

/**
 * Pieces of a flash sale wait for an attempt that the shopper or the provider is still at, and for no longer than the
 * attempt may take: others want them.
 */
async function factsOfFlash(tx: Tx, orderNo: string, now: number): Promise<Partial<OrderFacts>> {
  const flashLine = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('buy_type', '=', flashBuyType)
    .executeTakeFirst();
  if (!flashLine) return {};
  const attempts = await readAttempts(tx, orderNo);
  return {
    paymentInProgress: attempts.some(
      ({ status, expire_time: expireTime }) => status !== 'CREATED' && isAttemptLive(status) && expireTime > now,
    ),
  };
}
