import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

/** The key of everything about coupons. */
export const couponKey = (shop: Shop, ...rest: readonly unknown[]) => shopKey(shop, 'coupon', ...rest);

/** What can be claimed for one SKU; a member sees what a guest was shown until the own states come. */
export const couponsOfSku = (shop: Shop, sku: string) =>
  queryOptions({
    queryKey: couponKey(shop, 'center', sku),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/coupon/center', { params: { query: { sku } }, signal })),
    placeholderData: keepGuestData(couponKey(shop, 'center', sku)),
  });

/** How many coupons a member has, and the one that ends first. */
export const couponsInBrief = (shop: Shop) =>
  queryOptions({
    queryKey: couponKey(shop, 'list', 'brief'),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/coupon/list', { params: { query: { pageSize: 1 } }, signal })),
  });

/** What a guest gets for signing up. */
export const newerCoupon = (shop: Shop) =>
  queryOptions({
    queryKey: couponKey(shop, 'newer'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coupon/newer', { signal })),
  });
