import { describe, expect, it } from 'vitest';
import { markets, sites } from './markets.ts';
import { taxRuleFor } from './taxes.ts';

describe('the tax of an order', () => {
  it.each([
    ['EU', 'DE', 19_000],
    ['EU', 'FR', 20_000],
    ['EU', 'IT', 22_000],
    ['EU', 'ES', 21_000],
    ['EU', 'AT', 20_000],
    ['EU', 'BE', 21_000],
    ['EU', 'NL', 21_000],
    ['EU', 'PT', 23_000],
    ['EU', 'IE', 23_000],
    ['GB', 'GB', 20_000],
    ['JA', 'JP', 10_000],
  ] as const)('%s to %s contains %i of 100,000', (site, country, rate) => {
    expect(taxRuleFor(site, country)).toEqual({ rate, included: true, onShipping: true, known: true });
  });

  it.each([
    ['US', 'CA', 7_250],
    ['US', 'NY', 4_000],
    ['US', 'TX', 6_250],
    ['US', 'OR', 0],
    ['US', 'WA', 6_000],
    ['CA', 'ON', 13_000],
    ['CA', 'BC', 12_000],
    ['CA', 'AB', 5_000],
    ['CA', 'QC', 14_975],
    ['CA', 'NS', 5_000],
  ] as const)('%s adds for %s %i of 100,000', (site, region, rate) => {
    expect(taxRuleFor(site, site, region)).toMatchObject({ rate, included: false, known: true });
  });

  it('is unknown, not zero, before the region is known', () => {
    expect(taxRuleFor('US')).toMatchObject({ rate: 0, known: false });
    expect(taxRuleFor('CA', 'CA', '')).toMatchObject({ known: false });
  });

  it('counts a foreign or missing country as the default of the market', () => {
    expect(taxRuleFor('EU')).toEqual(taxRuleFor('EU', 'DE'));
    expect(taxRuleFor('EU', 'US')).toEqual(taxRuleFor('EU', 'DE'));
  });

  it('is contained exactly where the market says so, with a rate for each of its countries', () => {
    for (const site of sites) {
      for (const country of markets[site].countries) {
        const rule = taxRuleFor(site, country, 'XX');
        expect(rule.included).toBe(markets[site].taxIncluded);
        expect(rule.rate).toBeGreaterThan(0);
      }
    }
  });
});
