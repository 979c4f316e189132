import { expect, test } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { placeLabel } from './place-label.ts';

const quote = (amount: number, taxIncluded = false) =>
  ({ totals: { grandTotal: money(amount, 'USD'), taxIncluded } }) as Quote;

test.each([
  ['US', 'CARD', 'Place order · $287.43'],
  ['US', 'REDIRECT_BANK', 'Place order and pay $287.43'],
  ['JA', 'WALLET_REDIRECT', 'Place order and pay $287.43'],
  ['EU', 'CARD', 'Order with obligation to pay $287.43'],
  ['GB', 'CARD', 'Order with obligation to pay $287.43'],
] as const)('in %s an order paid by %s is placed by "%s"', (site: Site, payMethod, label) => {
  expect(placeLabel(quote(28_743), { site, payMethod, isTaxKnown: true })).toBe(label);
});

test('without a region the button names no tax, and without a sum no payment', () => {
  const press = { site: 'US', payMethod: 'CARD', isTaxKnown: false } as const;
  expect(placeLabel(quote(14_900), press)).toBe('Continue to payment · $149.00 + tax');
  expect(placeLabel(quote(0), press)).toBe('Place order · nothing to pay');
});
