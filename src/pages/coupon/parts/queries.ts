import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { couponKey } from '#src/api/queries/coupon.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

/** The first page comes after nothing. */
const fromTheStart: { readonly after?: string } = {};

export type WalletTab = NonNullable<NonNullable<operations['listCoupons']['parameters']['query']>['tab']>;
export type UserCoupon = components['schemas']['UserCoupon'];
export type CouponOffer = components['schemas']['CouponOffer'];

/** The coupons of a tab, page after page. */
export const couponWallet = (shop: Shop, tab: WalletTab) =>
  infiniteQueryOptions({
    queryKey: couponKey(shop, 'list', tab),
    queryFn: ({ signal, pageParam: after }) =>
      unwrap(shop.client.GET('/app-mall/v1/coupon/list', { params: { query: { tab, ...after } }, signal })),
    initialPageParam: fromTheStart,
    getNextPageParam: ({ next }) => (next === null ? undefined : { after: next }),
  });

/** What can be claimed; a member whom the page recognises sees what a guest was shown until the own states come. */
export const couponCenter = (shop: Shop) =>
  queryOptions({
    queryKey: couponKey(shop, 'center'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coupon/center', { signal })),
    placeholderData: keepGuestData(couponKey(shop, 'center')),
  });

/** What a coupon is, what of the cart counts for it, and a page of the products that it is for. */
export const couponProducts = (
  shop: Shop,
  query: NonNullable<operations['listCouponProducts']['parameters']['query']>,
) =>
  queryOptions({
    queryKey: couponKey(shop, 'products', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coupon/support-list', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** How coupons work in the market. */
export const couponRules = (shop: Shop) =>
  queryOptions({
    queryKey: couponKey(shop, 'rule'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/coupon/rule', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'coupon', 'rule')),
  });
