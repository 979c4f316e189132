import { describe, expect, it } from 'vitest';
import type { Offer } from './offer.ts';
import { pricePart } from './price-part.ts';

const offer: Offer = {
  sku: 'LM-DOME-INK',
  spu: 'LM-DOME',
  site: 'EU',
  currency: 'EUR',
  active: true,
  sellable: true,
  listAmount: 10_000,
  unitAmount: 7_500,
  priorLowestAmount: 9_000,
  saleAmount: 7_500,
  saleStart: null,
  saleEnd: null,
  available: 20,
  setAside: 0,
  perOrderLimit: 10,
  preorderShipAt: null,
  launchTime: null,
};

describe('a shown price', () => {
  it('strikes the list price through only where it is higher', () => {
    expect(pricePart(offer).list).toEqual({ amount: 10_000, currency: 'EUR' });
    expect(pricePart({ ...offer, unitAmount: 9_999 }).list).not.toBeNull();
    const plain = { ...offer, unitAmount: 10_000, priorLowestAmount: 9_000 };
    expect(pricePart(plain)).toMatchObject({ list: null, priorLowest: null, discountPct: null });
  });

  it.each(['EU', 'GB'] as const)('in %s measures the reduction on the lowest price of the last 30 days', (site) => {
    expect(pricePart({ ...offer, site })).toMatchObject({ priorLowest: { amount: 9_000 }, discountPct: 16 });
  });

  it.each(['US', 'CA', 'JA'] as const)('in %s measures it on the list price', (site) => {
    expect(pricePart({ ...offer, site })).toMatchObject({ priorLowest: null, discountPct: 25 });
  });

  it('announces whole percents, rounded down, and none where nothing is saved on the lowest price', () => {
    expect(pricePart({ ...offer, site: 'US', unitAmount: 6_667 }).discountPct).toBe(33);
    expect(pricePart({ ...offer, site: 'US', unitAmount: 9_901 }).discountPct).toBeNull();
    expect(pricePart({ ...offer, priorLowestAmount: 7_500 }).discountPct).toBeNull();
    expect(pricePart({ ...offer, priorLowestAmount: 7_000 }).discountPct).toBeNull();
    expect(pricePart({ ...offer, site: 'US', unitAmount: 0 }).discountPct).toBe(100);
  });
});
