import type { components } from '#openapi/types.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { giveCoupon } from '../coupons/give-coupon.ts';
import { consumeItem } from './exchange-items.ts';
import { openMemberDay } from './member-zone.ts';
import { spendAtOnce } from './spend-at-once.ts';

/**
 * Exchanges coins for a coupon.
 * @throws NOT_FOUND, COIN_EXCHANGE_GONE, COIN_EXCHANGE_LIMIT, COIN_BALANCE, and as `giveCoupon`
 */
export async function exchangeForCoupon(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  { itemId, templateId }: { readonly itemId: string; readonly templateId: string },
): Promise<components['schemas']['CoinExchanged']> {
  const { accountId } = caller.account;
  const taken = await consumeItem(tx, { site: caller.site, accountId, itemId });
  if (!taken.ok) throw new ShopError(taken.code);
  const { cost, title: text } = taken.item;
  const coupon = await giveCoupon(shop, tx, { accountId, templateId });
  const { row } = await openMemberDay(shop, tx, caller);
  const exchangeNo = shop.newId();
  await tx
    .insertInto('coin_exchanges')
    .values({
      ...{ exchange_no: exchangeNo, account_id: accountId, item_id: itemId, cost, coupon_id: coupon.couponId },
      time: shop.clock.now(),
    })
    .execute();
  const spent = { amount: cost, source: 'EXCHANGE', refNo: exchangeNo, text } as const;
  const after = await spendAtOnce(shop, tx, row, spent);
  return { exchangeNo, couponId: coupon.couponId, cost, balance: after.available };
}
