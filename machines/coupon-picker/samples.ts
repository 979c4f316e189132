import type { components } from '#openapi/types.ts';
import type { PricedCoupons } from './types.ts';

type Schemas = components['schemas'];

const usd = (amount: number): Schemas['Money'] => ({ amount, currency: 'USD' });

/** A coupon of a member for checks: 8.00 off, or the delivery. */
function sampleCoupon(couponId: string, kind: Schemas['CouponKind'] = 'FIXED'): Schemas['UserCoupon'] {
  return {
    couponId,
    status: 'UNUSED',
    validFrom: 1_700_000_000_000,
    validTo: 1_800_000_000_000,
    terms: {
      templateId: `template of ${couponId}`,
      name: `Coupon ${couponId}`,
      kind,
      amount: kind === 'FIXED' ? usd(800) : null,
      percentBps: null,
      cap: null,
      threshold: usd(0),
      scopeText: 'Everything',
      gift: null,
    },
  };
}

/** The coupons of checks: two for the items, one for the delivery, and one that a code brings. */
export const sampleWallet = {
  first: sampleCoupon('first'),
  second: sampleCoupon('second'),
  delivery: sampleCoupon('delivery', 'SHIPPING'),
  coded: sampleCoupon('coded'),
};

/** A pricing that uses these coupons; those not named usable are refused with a reason. */
export function samplePricing(
  used: readonly string[],
  usable: readonly Schemas['UserCoupon'][] = [sampleWallet.first, sampleWallet.second, sampleWallet.delivery],
  unusable: readonly Schemas['UserCoupon'][] = [],
): PricedCoupons {
  return {
    coupons: {
      used: used.map((couponId) => ({ couponId, discount: usd(800) })),
      best: ['first', 'delivery'],
      bestSaves: usd(1_600),
      usable: usable.map((coupon) => ({ coupon, discount: usd(800) })),
      unusable: unusable.map((coupon) => ({
        coupon,
        code: 'COUPON_THRESHOLD',
        message: 'Your items do not reach the amount this coupon needs.',
        missing: usd(500),
      })),
    },
    total: usd(10_000 - 800 * used.length),
  };
}
