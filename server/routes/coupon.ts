import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { readRules } from '../shop/content/read-policy.ts';
import { claimCoupon, redeemCode } from '../shop/coupons/claim-coupon.ts';
import { readCenter, readNewer } from '../shop/coupons/coupon-center.ts';
import { listCouponProducts } from '../shop/coupons/coupon-products.ts';
import { listCoupons } from '../shop/coupons/list-coupons.ts';

export const couponRoutes = defineHandlers({
  listCoupons: ({ query, context }, shop) => listCoupons(shop, requireProved(context).account.accountId, query),
  getCouponCenter: ({ query, context: { site, account } }, shop) =>
    readCenter(shop, { site, accountId: account?.accountId, sku: query.sku }),
  claimCoupon: ({ body, context, headers }, shop) =>
    claimCoupon(shop, requireProved(context), body, headers['idempotency-key']),
  redeemCoupon: ({ body, context, headers }, shop) =>
    redeemCode(shop, requireProved(context), body, headers['idempotency-key']),
  listCouponProducts: ({ query, context }, shop) => listCouponProducts(shop, context, query),
  getCouponRules: ({ context }, shop) => readRules(shop, 'coupon', context.site),
  getNewerCoupon: ({ context: { site, account } }, shop) => readNewer(shop, { site, accountId: account?.accountId }),
});
