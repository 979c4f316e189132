import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { loadOffers } from './load-offers.ts';
import { shownLeft, maxQuantity, type Offer, stockState } from './offer.ts';

const offer = (change: Partial<Offer>): Offer => ({
  sku: 'LM-DOME-INK',
  spu: 'dome',
  site: 'US',
  currency: 'USD',
  active: true,
  sellable: true,
  listAmount: 8900,
  unitAmount: 8900,
  priorLowestAmount: null,
  saleAmount: null,
  saleStart: null,
  saleEnd: null,
  available: 80,
  setAside: 0,
  perOrderLimit: 10,
  preorderShipAt: null,
  launchTime: null,
  ...change,
});

describe('an offer', () => {
  it('allows at most the limit of one order and the stock, and nothing where it is not sold', () => {
    expect([80, 10, 9, 0].map((available) => maxQuantity(offer({ available })))).toEqual([10, 10, 9, 0]);
    expect(maxQuantity(offer({ sellable: false }))).toBe(0);
  });

  it('is low from four pieces down, and out at none', () => {
    expect([5, 4, 1, 0].map((available) => stockState(offer({ available })))).toEqual(['OK', 'LOW', 'LOW', 'OUT']);
  });

  it('is over its limit above what one order may hold', () => {
    expect([10, 11].map((quantity) => stockState(offer({}), quantity))).toEqual(['OK', 'LIMIT']);
    expect([3, 4].map((quantity) => stockState(offer({ available: 3 }), quantity))).toEqual(['LOW', 'LIMIT']);
  });

  it('not sold is off sale, whatever the stock', () => {
    expect(stockState(offer({ sellable: false, available: 0 }))).toBe('OFF_SALE');
  });

  it('shows the exact number from ten pieces down', () => {
    expect([11, 10, 0].map((available) => shownLeft(offer({ available })))).toEqual([null, 10, 0]);
    expect(shownLeft(offer({ available: 3, sellable: false }))).toBeNull();
  });
});

describe('loading offers', () => {
  let open: CartShop;
  beforeAll(async () => {
    open = await openCartShop();
  });
  afterAll(() => open.close());

  const load = async (sku: string, now: number) => (await loadOffers(open.shop.db, 'US', [sku], now)).get(sku);

  it('asks the sale price from its first instant to just before its end', async () => {
    await open.offer('LM-DISC-30', 'US', {
      sale_amount: 5999,
      sale_start: 1_000,
      sale_end: 2_000,
      prior_lowest_amount: 6999,
    });
    const prices = await Promise.all([999, 1_000, 1_999, 2_000].map((now) => load('LM-DISC-30', now)));
    expect(prices.map((found) => [found?.unitAmount, found?.priorLowestAmount])).toEqual([
      [7999, null],
      [5999, 6999],
      [5999, 6999],
      [7999, null],
    ]);
  });

  it('never asks more than the list price', async () => {
    await open.offer('LM-DISC-30', 'US', { sale_amount: 9999, sale_start: null, sale_end: null });
    expect(await load('LM-DISC-30', 1)).toMatchObject({ unitAmount: 7999, priorLowestAmount: null });
  });

  it('counts as available what is neither set aside nor kept for safety, never less than nothing', async () => {
    await open.offer('LM-DISC-40', 'US', { stock: 10, safety_stock: 2, reserved: 3 });
    expect((await load('LM-DISC-40', 1))?.available).toBe(5);
    await open.offer('LM-DISC-40', 'US', { stock: 10, safety_stock: 8, reserved: 3 });
    expect((await load('LM-DISC-40', 1))?.available).toBe(0);
  });

  it('distinguishes an item that one market lacks from a discontinued one', async () => {
    expect(await load('LM-PLUG-1', 1)).toMatchObject({ sellable: false, active: true });
    await open.shop.db.updateTable('skus').set({ status: 'DISCONTINUED' }).where('sku', '=', 'LM-HUB-1').execute();
    expect(await load('LM-HUB-1', 1)).toMatchObject({ sellable: false, active: false });
    expect(await load('LM-NOTHING', 1)).toBeUndefined();
  });
});
