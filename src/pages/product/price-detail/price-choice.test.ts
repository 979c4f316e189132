import { expect, test } from 'vitest';
import { isInChoice, withCoins, withCouponPressed } from './price-choice.ts';

const eight = { couponId: 'eight', terms: { kind: 'FIXED' as const } };
const five = { couponId: 'five', terms: { kind: 'PERCENT' as const } };
const delivery = { couponId: 'delivery', terms: { kind: 'SHIPPING' as const } };

test('a price is counted with one coupon for the items and one for the delivery', () => {
  const both = withCouponPressed(withCouponPressed({}, eight), delivery);
  expect(both).toEqual({ couponId: 'eight', shippingCouponId: 'delivery' });
  expect(withCouponPressed(both, five)).toEqual({ couponId: 'five', shippingCouponId: 'delivery' });
  expect(isInChoice(both, five)).toBe(false);
});

test('a coupon that is pressed again goes out, and leaves the rest', () => {
  const choice = withCoins(withCouponPressed({}, eight), true);
  expect(withCouponPressed(choice, eight)).toEqual({ coins: true });
  expect(withCoins(choice, false)).toEqual({ couponId: 'eight' });
});
