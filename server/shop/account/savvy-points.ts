import type { ShopContext } from '#server/shop-context.ts';

const year = 365 * 86_400_000;

/** Points of the last 12 months: one for each whole unit of money paid and not given back, 100 yen counting as one. */
export async function savvyPoints(shop: ShopContext, accountId: string): Promise<number> {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['currency', 'paid_amount', 'refunded_amount'])
    .where('account_id', '=', accountId)
    .where('paid_time', '>', shop.clock.now() - year)
    .execute();
  return orders.reduce((sum, order) => sum + Math.floor((order.paid_amount - order.refunded_amount) / 100), 0);
}
