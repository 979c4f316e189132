import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { totalsText } from '#src/text/totals.ts';
import PriceDetailPage from './page.tsx';
import type { PriceDetail } from './step-rows.ts';
import { priceDetailText } from './text.ts';

afterEach(cleanup);

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const detail: PriceDetail = {
  ...{ spu: 'LM-DOME', sku: 'LM-DOME-BONE', title: 'Dome', options: [], quantity: 1, maxQuantity: 9, left: null },
  image: { url: '/dome/', alt: 'A dome', w: 1, h: 1, widths: [], lqip: { day: '#fff', night: '#000' } },
  ...{ stockState: 'OK', unit: usd(8_000), total: usd(9_000), shipTo: 'US', shipping: null, coinsToEarn: 0 },
  tax: { amount: usd(0), percent: 0, included: false, known: false },
  steps: [
    { kind: 'LIST', amount: usd(11_000) },
    { kind: 'SALE', amount: usd(-1_000) },
    { kind: 'SUIT', amount: usd(-1_000) },
    { kind: 'SHIPPING', amount: usd(0) },
  ],
  ...{ priorLowest: { amount: usd(7_000), at: null }, history: [], asOf: 0 },
  suit: {
    ...{ suitId: 'evening', title: 'Evening set' },
    pieces: [
      { sku: 'LM-DOME-BONE', title: 'Dome', options: [{ name: 'Finish', value: 'Bone' }], quantity: 1 },
      { sku: 'LM-ORB', title: 'Orb', options: [], quantity: 2 },
    ],
  },
};

test('a bundle is counted as one, with what it takes off as its own step, and leads back to itself', async () => {
  const place = '/product-detail/price-detail?sku=LM-DOME-BONE&buyType=4&promoItemId=evening&with=LM-ORB,LM-ORB';
  window.history.replaceState(null, '', place);
  renderInShop(<PriceDetailPage />, { '/app-mall/v1/product/price-detail': detail }, 'US', null);
  const steps = within(await screen.findByRole('list', { name: 'From the list price to what you pay' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/List price.*\$110\.00/),
    expect.stringMatching(/Sale.*−\$10\.00/),
    expect.stringMatching(/BundleEvening set.*−\$10\.00/),
    expect.stringMatching(/Shipping.*Free/),
    expect.stringMatching(/You pay.*\$90\.00/),
  ]);
  const pieces = within(screen.getByRole('list', { name: 'Items in Evening set' })).getAllByRole('listitem');
  expect(pieces.map(({ textContent }) => textContent)).toEqual(['Dome, Bone', '2 × Orb']);
  expect(screen.getByRole('link', { name: 'See the bundle' }).getAttribute('href')).toBe(
    '/prom/suit-detail?suitId=evening',
  );
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByText('Lowest price in 30 days')).toBeNull();
});

test('the words of the steps are those of the cart', () => {
  const { sale, suit, coupon, coins, shipping, shippingFree } = priceDetailText;
  const { promoDiscount, suitDiscount, couponDiscount, coinDiscount, ...totals } = totalsText;
  expect([sale, suit, coupon, coins]).toEqual([promoDiscount, suitDiscount, couponDiscount, coinDiscount]);
  expect([shipping, shippingFree]).toEqual([totals.shipping, totals.shippingFree]);
});
