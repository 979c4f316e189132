import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { PriceDiscounts } from './price-discounts.tsx';
import type { PriceDetail } from './step-rows.ts';

afterEach(cleanup);

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });
const coupon: NonNullable<PriceDetail['coupons']>['usable'][number]['coupon'] = {
  couponId: 'C1',
  status: 'UNUSED',
  validFrom: 0,
  validTo: 9e12,
  terms: {
    templateId: 'free-us',
    name: 'Free shipping',
    kind: 'SHIPPING',
    amount: null,
    percentBps: null,
    cap: null,
    threshold: dollars(0),
    scopeText: 'All items',
    gift: null,
  },
};
const usable = (discount: number) => ({
  used: [],
  best: [],
  usable: [{ coupon, discount: dollars(discount) }],
  claimable: [],
});
const show = (discount: number, choice = {}) =>
  renderInShop(
    <PriceDiscounts coupons={usable(discount)} coins={undefined} choice={choice} onChoice={() => undefined} />,
    {},
    'US',
    'M1',
  );

test('a coupon that takes something off the price is offered', () => {
  show(499);
  expect(screen.getByRole('checkbox', { name: /Free shipping/ })).toBeTruthy();
});

test('free shipping is not offered where shipping is free, and can be taken back where it was chosen', () => {
  show(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  show(0, { shippingCouponId: 'C1' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Free shipping/ }).checked).toBe(true);
});
