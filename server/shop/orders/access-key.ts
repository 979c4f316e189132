import { createHmac } from 'node:crypto';
import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { ShopContext } from '#server/shop-context.ts';

/**
 * The key that opens one order without an account, 256 bits. Derived rather than stored, so that a lost reply and every
 * later mail can repeat it while the database holds nothing but its hash.
 */
export function accessKeyOf({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, orderNo: string): string {
  return createHmac('sha256', tokenSecret).update(`order-access ${orderNo}`).digest('base64url');
}

/** Where an order can be seen; a guest's link carries the key. */
export function orderLink(
  shop: Pick<ShopContext, 'config' | 'tokenSecret'>,
  { orderNo, site, guest }: { readonly orderNo: string; readonly site: Site; readonly guest: boolean },
): string {
  const link = new URL(pagePaths.orderDetail, shop.config.publicOrigin);
  link.searchParams.set('orderNo', orderNo);
  if (guest) link.searchParams.set('accessKey', accessKeyOf(shop, orderNo));
  link.searchParams.set('site', site);
  return link.href;
}
