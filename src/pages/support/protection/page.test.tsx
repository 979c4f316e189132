import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { protectionFee, protectionTerms } from '#rules/protection.ts';
import type { Site } from '#rules/markets.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import ProtectionPage from './page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/user-manual/seel-policy-explanation'));
afterEach(cleanup);

const show = (site: Site, member: string | null = null, goodsTotal = 0, level = 0) =>
  renderInShop(
    <ProtectionPage />,
    {
      '/app-mall/v1/shopping-cart': { totals: { goodsTotal: { amount: goodsTotal, currency: 'USD' } } },
      '/bff-app/v1/mobile/su-info': { level },
    },
    site,
    member,
  );

test('prices the cart of a member by the function of checkout', async () => {
  show('US', 'm1', 35_998);
  const terms = protectionTerms('US', 'US');
  if (!terms) throw new Error('The United States have protection');
  expect(protectionFee(35_998, terms)).toBe(684);
  expect(await screen.findByText('$6.84')).toBeTruthy();
  expect(screen.getByText('$359.98')).toBeTruthy();
  expect(screen.getByText('1.9% of the items, at least $0.98.')).toBeTruthy();
});

test('is free at the level that has it, and an example for an empty cart', async () => {
  show('US', 'm1', 35_998, 4);
  expect(await screen.findByText('Free at your level')).toBeTruthy();
  cleanup();
  show('US');
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  expect(screen.getByText('$1.90')).toBeTruthy();
});

test('says what is covered by days, what the law owes anyway, and what a claim needs', () => {
  show('US');
  expect(screen.getByText('A refund if the package is 10 days late. Without protection, it’s 30 days.')).toBeTruthy();
  expect(screen.getByText(/^We’ll answer within 48 hours/)).toBeTruthy();
  expect(screen.getByText('Delivered, but not there')).toBeTruthy();
  cleanup();
  show('EU');
  expect(screen.queryByText('Delivered, but not there')).toBeNull();
  expect(screen.getByText(/^From the order until 14 days/)).toBeTruthy();
});

test('of a market without it says that it has none', () => {
  show('JA');
  expect(screen.getByRole('heading', { level: 1, name: 'Not offered in this market' })).toBeTruthy();
});
