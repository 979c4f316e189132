import { describe, expect, it } from 'vitest';
import { isLabelSite, yearlyUse } from './energy.ts';
import { sites } from './markets.ts';

describe('energy labels', () => {
  it('belong beside prices in the EU and Great Britain alone', () => {
    expect(sites.filter(isLabelSite)).toEqual(['EU', 'GB']);
  });
});

describe('the use of a year', () => {
  it('is counted for three hours a day, in the money of the market', () => {
    expect(yearlyUse(9, 'EU')).toEqual({
      cost: { amount: 296, currency: 'EUR' },
      hoursPerDay: 3,
      pricePerKwh: { amount: 30, currency: 'EUR' },
    });
    expect(yearlyUse(9, 'GB').cost).toEqual({ amount: 246, currency: 'GBP' });
    expect(yearlyUse(9, 'US').cost).toEqual({ amount: 168, currency: 'USD' });
    expect(yearlyUse(9, 'JA').cost).toEqual({ amount: 306, currency: 'JPY' });
    expect(yearlyUse(0, 'EU').cost.amount).toBe(0);
  });
});
