import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { readRules } from '../shop/content/read-policy.ts';
import { claimCoupon, redeemCode } from '../shop/coupons/claim-coupon.ts';
import { readCenter, readNewer } from '../shop/coupons/coupon-center.ts';
import { listCouponProducts } from '../shop/coupons/coupon-products.ts';
import { listCoupons } from '../shop/coupons/list-coupons.ts';
import { readSavvy } from '../shop/loyalty/read-savvy.ts';

export const couponRoutes = defineHandlers({
  listCoupons: ({ query, context }, shop) => listCoupons(shop, requireMember(context).account.accountId, query),
  getCouponCenter: ({ query, context: { site, account } }, shop) =>
    readCenter(shop, { site, accountId: account?.accountId, sku: query.sku }),
  claimCoupon: ({ body, context, headers }, shop) => {
    const member = requireMember(context);
    return claimCoupon(shop, member, body, {
      key: headers['idempotency-key'],
      isSavvy: async () => (await readSavvy(shop, member.account.accountId)).level > 0,
    });
  },
  redeemCoupon: ({ body, context, headers }, shop) =>
    redeemCode(shop, requireMember(context), body, { key: headers['idempotency-key'] }),
  listCouponProducts: ({ query, context }, shop) => listCouponProducts(shop, context, query),
  getCouponRules: ({ context }, shop) => readRules(shop, 'coupon', context.site),
  getNewerCoupon: ({ context: { site, account } }, shop) => readNewer(shop, { site, accountId: account?.accountId }),
});
