import { money } from '#rules/money.ts';
import { savvyPoints } from '#rules/savvy-points.ts';
import type { ShopContext } from '#server/shop-context.ts';

const year = 365 * 86_400_000;

/** Points of an account: those of the orders paid in the last 12 months. */
export async function pointsOfYear(shop: ShopContext, accountId: string): Promise<number> {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['currency', 'paid_amount', 'refunded_amount'])
    .where('account_id', '=', accountId)
    .where('paid_time', '>', shop.clock.now() - year)
    .execute();
  return orders
    .map(({ paid_amount, refunded_amount, currency }) => savvyPoints(money(paid_amount - refunded_amount, currency)))
    .reduce((sum, points) => sum + points, 0);
}
