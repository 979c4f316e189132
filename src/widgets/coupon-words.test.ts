import { expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { couponText as text } from '../text/coupons.ts';
import {
  bestOffer,
  couponCondition,
  couponEnd,
  couponFace,
  couponOffer,
  couponWorth,
  subjectInSentence,
} from './coupon-words.ts';

type Terms = components['schemas']['CouponTerms'];
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const fixed: Terms = {
  templateId: 'a',
  name: 'Ten',
  kind: 'FIXED',
  amount: usd(1_000),
  percentBps: null,
  cap: null,
  threshold: usd(8_000),
  scopeText: 'All items',
  gift: null,
};
const share: Terms = { ...fixed, kind: 'PERCENT', amount: null, percentBps: 1_250, cap: usd(3_000), threshold: usd(0) };
const free: Terms = { ...fixed, kind: 'SHIPPING', amount: null, threshold: usd(0) };

test('a coupon says what it takes off and what it asks for, without cents that are none', () => {
  expect([fixed, share, free].map((terms) => couponWorth(terms, text))).toEqual([
    '$10 off',
    '12.5% off',
    'Free delivery',
  ]);
  expect(couponWorth({ ...fixed, amount: { amount: 1_000, currency: 'JPY' } }, text)).toBe('¥1,000 off');
  expect(couponWorth({ ...fixed, amount: usd(1_050) }, text)).toBe('$10.50 off');
  expect([fixed, share].map((terms) => couponCondition(terms, text))).toEqual([
    'Orders over $80',
    'No minimum · Up to $30 off',
  ]);
  expect(couponFace(free, text)).toEqual({ amount: 'Free', title: 'delivery' });
  expect(couponOffer(fixed, text)).toBe('$10 off over $80 with a coupon');
});

test('a coupon names its last day, and how near it is', () => {
  const end = Date.UTC(2026, 11, 4, 5);
  const at = (now: number) => couponEnd(end, { site: 'US', now, text });
  expect(at(end - 30 * 3_600_000)).toEqual({ endsSoon: true, until: 'Ends Thu, Dec 3 · in 1 day' });
  expect(at(end - 1)).toMatchObject({ until: 'Ends Thu, Dec 3 · today' });
  expect(at(end - 80 * 3_600_000)).toEqual({ endsSoon: false, until: 'Ends Thu, Dec 3' });
});

test('the best coupon of a product is one that it reaches, and what takes most off', () => {
  const offerOf = (terms: Terms, state: 'CLAIMABLE' | 'GONE' = 'CLAIMABLE') => ({
    ...{ terms, state, claimStart: 0, claimEnd: null, leftPercent: null, validTo: null, validDays: 30 },
    ...{ isForNewMembers: false, isForSavvyMembers: false, products: [] },
  });
  const best = (price: number, ...offers: ReturnType<typeof offerOf>[]) => bestOffer(offers, price)?.terms.kind;
  expect(best(7_000, offerOf(fixed), offerOf(share))).toBe('PERCENT');
  expect(best(8_000, offerOf(fixed), offerOf({ ...share, percentBps: 500 }))).toBe('FIXED');
  expect(best(7_000, offerOf(fixed))).toBeUndefined();
  expect(best(7_000, offerOf(fixed, 'GONE'), offerOf(free))).toBeUndefined();
});

test('goods in a sentence are small, and names stay as they are', () => {
  expect(subjectInSentence('Floor lamps')).toBe('floor lamps');
  expect(subjectInSentence('Reed 150 and Arc')).toBe('Reed 150 and Arc');
});
