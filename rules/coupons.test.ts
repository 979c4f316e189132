import { describe, expect, it } from 'vitest';
import type { CouponTerms, WalletCoupon } from './coupon-terms.ts';
import {
  canStack,
  checkCoupon,
  couponHint,
  type CouponLine,
  itemsDiscount,
  shippingDiscount,
  stackCoupons,
} from './coupons.ts';

const now = 1_700_000_000_000;
const terms: CouponTerms = {
  templateId: 't',
  site: 'US',
  kind: 'FIXED',
  value: 1_000,
  capAmount: null,
  thresholdAmount: 0,
  scope: 'ALL',
  includeIds: [],
  excludeIds: [],
  buyTypes: [0],
  withShippingCoupon: true,
  withPromoPrice: false,
  gift: null,
};
const coupon = (more: Partial<CouponTerms> = {}, own: Partial<WalletCoupon> = {}): WalletCoupon => ({
  couponId: 'c',
  status: 'UNUSED',
  validFrom: now - 1,
  validTo: now + 1,
  ...own,
  terms: { ...terms, ...more },
});
const lamp: CouponLine = {
  key: 'L_0',
  sku: 'L',
  categories: ['floor', 'lamps'],
  collections: ['autumn'],
  buyType: 0,
  amount: 6_000,
};
const flash: CouponLine = { ...lamp, key: 'F_1', sku: 'F', buyType: 1, categories: ['strip'], amount: 4_000 };
const check = (one: WalletCoupon, goods: readonly CouponLine[] = [lamp, flash]) =>
  checkCoupon(one, { site: 'US', now, goods });

describe('the lines a coupon is for', () => {
  it.each<[string, Partial<CouponTerms>, readonly CouponLine[], readonly string[]]>([
    ['everything at its own price', {}, [lamp, flash], ['L_0']],
    ['SKUs', { scope: 'SKUS', includeIds: ['L'] }, [lamp], ['L_0']],
    ['a category or one above it', { scope: 'CATEGORIES', includeIds: ['lamps'] }, [lamp, flash], ['L_0']],
    ['a collection', { scope: 'COLLECTION', includeIds: ['autumn'] }, [lamp], ['L_0']],
    [
      'a flash sale that both switches allow',
      { buyTypes: [0, 1], withPromoPrice: true },
      [lamp, flash],
      ['L_0', 'F_1'],
    ],
    ['no flash sale where only the buy type is listed', { buyTypes: [0, 1] }, [lamp, flash], ['L_0']],
    ['no flash sale where only the price is allowed', { withPromoPrice: true }, [lamp, flash], ['L_0']],
    ['suits where they are listed', { buyTypes: [0, 4] }, [{ ...lamp, buyType: 4 }], ['L_0']],
  ])('are %s', (_, more, goods, keys) => {
    expect(check(coupon(more), goods)).toMatchObject({ ok: true, keys });
  });

  it.each([[['L']], [['lamps']]])('leave out what is excluded (%j)', (excludeIds) => {
    expect(check(coupon({ excludeIds }), [lamp])).toMatchObject({ ok: false, code: 'COUPON_SCOPE' });
  });
});

describe('a coupon that cannot be used', () => {
  const bad: Partial<CouponTerms> = { site: 'GB', scope: 'SKUS', includeIds: ['X'], thresholdAmount: 9_000 };
  it.each<[string, WalletCoupon]>([
    ['COUPON_USED', coupon(bad, { status: 'USED', validTo: now })],
    ['COUPON_LOCKED', coupon(bad, { status: 'LOCKED', validTo: now })],
    ['COUPON_REVOKED', coupon(bad, { status: 'REVOKED' })],
    ['COUPON_NOT_STARTED', coupon(bad, { status: 'WAITING', validFrom: now + 1 })],
    ['COUPON_EXPIRED', coupon(bad, { validTo: now })],
    ['COUPON_EXPIRED', coupon(bad, { status: 'EXPIRED' })],
    ['COUPON_OTHER_MARKET', coupon(bad)],
    ['COUPON_SCOPE', coupon({ ...bad, site: 'US' })],
    ['COUPON_BUYTYPE', coupon({ scope: 'SKUS', includeIds: ['F'], thresholdAmount: 9_000 })],
    ['COUPON_THRESHOLD', coupon({ thresholdAmount: 6_001 })],
  ])('names the first reason: %s', (code, one) => {
    expect(check(one)).toMatchObject({ ok: false, code });
  });

  it('says what its own lines lack, to the cent', () => {
    expect(check(coupon({ thresholdAmount: 6_001 }))).toMatchObject({ missing: 1 });
    expect(check(coupon({ thresholdAmount: 6_000 }))).toMatchObject({ ok: true, eligible: 6_000 });
  });

  it('can be used from the instant it starts, and one that still waits too', () => {
    expect(check(coupon({}, { status: 'WAITING', validFrom: now }))).toMatchObject({ ok: true });
  });
});

describe('what a coupon takes off', () => {
  it('is a fixed amount, never more than its items', () => {
    expect(itemsDiscount({ ...terms, value: 1_000 }, 6_000)).toBe(1_000);
    expect(itemsDiscount({ ...terms, value: 9_000 }, 6_000)).toBe(6_000);
  });

  it('is a share, half up, and never more than its cap', () => {
    const percent = { ...terms, kind: 'PERCENT', value: 1_500, capAmount: 1_000 } as const;
    expect(itemsDiscount(percent, 5_990)).toBe(899);
    expect(itemsDiscount(percent, 10)).toBe(2);
    expect(itemsDiscount(percent, 60_000)).toBe(1_000);
  });

  it('is nothing for a gift', () => {
    expect(itemsDiscount({ ...terms, kind: 'GIFT', value: null, gift: { sku: 'S', quantity: 1 } }, 6_000)).toBe(0);
  });

  it('is an amount of the delivery or all of it', () => {
    expect(shippingDiscount({ ...terms, kind: 'SHIPPING', value: 300 }, 499)).toBe(300);
    expect(shippingDiscount({ ...terms, kind: 'SHIPPING', value: 900 }, 499)).toBe(499);
    expect(shippingDiscount({ ...terms, kind: 'SHIPPING', value: null }, 499)).toBe(499);
  });
});

describe('two coupons in one order', () => {
  const delivery = coupon({ kind: 'SHIPPING', value: null }, { couponId: 's' });

  it('are one for the items and one for the delivery', () => {
    expect(canStack(coupon(), delivery)).toBe(true);
    expect(canStack(delivery, coupon())).toBe(true);
    expect(canStack(coupon(), coupon())).toBe(false);
    expect(canStack(delivery, delivery)).toBe(false);
    expect(canStack(coupon({ withShippingCoupon: false }), delivery)).toBe(false);
  });

  it('are taken in the order they were chosen, and the one too many is refused with its reason', () => {
    const second = coupon({}, { couponId: 'c2' });
    const { used, refused } = stackCoupons(
      [coupon(), second, delivery, coupon({ site: 'GB' })].map((one) => check(one)),
    );
    expect(used.map((one) => one.coupon.couponId)).toEqual(['c', 's']);
    expect(refused.map(({ coupon: one, code }) => [one.couponId, code])).toEqual([
      ['c2', 'COUPON_STACK'],
      ['c', 'COUPON_OTHER_MARKET'],
    ]);
  });
});

describe('the hint at a coupon', () => {
  const checks = (...all: WalletCoupon[]) => all.map((one) => check(one, [lamp]));

  it('is the one that lacks least, and of equal ones the one that takes off more', () => {
    const near = coupon({ thresholdAmount: 7_000 }, { couponId: 'near' });
    const far = coupon({ thresholdAmount: 8_000 }, { couponId: 'far' });
    const rich = coupon({ thresholdAmount: 7_000, value: 2_000 }, { couponId: 'rich' });
    expect(couponHint(checks(far, near))).toMatchObject({ coupon: { couponId: 'near' }, missing: 1_000, saves: 1_000 });
    expect(couponHint(checks(near, rich))).toMatchObject({ coupon: { couponId: 'rich' }, saves: 2_000 });
  });

  it('is none where more than half is missing, and none for a coupon that can be used', () => {
    expect(couponHint(checks(coupon({ thresholdAmount: 12_001 }), coupon()))).toBeUndefined();
    expect(couponHint(checks(coupon({ thresholdAmount: 12_000 })))).toMatchObject({ missing: 6_000 });
  });
});
