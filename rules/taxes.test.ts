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
    expect(taxRuleFor(site, { country })).toEqual({ rate, included: true, onShipping: true, known: true });
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
    expect(taxRuleFor(site, { country: site, region })).toMatchObject({ rate, included: false, known: true });
  });

  it.each([
    ['EU', { country: 'ES', region: 'GC', postcode: '35001' }],
    ['EU', { country: 'ES', region: 'CE' }],
    ['EU', { country: 'IT', region: 'SO', postcode: '23041' }],
    ['EU', { country: 'IT', postcode: '47890' }],
    ['EU', { country: 'DE', postcode: '27498' }],
    ['EU', { country: 'DE', postcode: '78266' }],
    ['EU', { country: 'FR', postcode: '97400' }],
    ['GB', { country: 'GB', postcode: 'je23ab' }],
    ['GB', { country: 'GB', postcode: 'GY1 1AA' }],
  ] as const)('%s to %j carries none', (site, place) => {
    expect(taxRuleFor(site, place)).toEqual({ rate: 0, included: false, onShipping: true, known: true });
  });

  it.each([
    ['EU', { country: 'ES', postcode: '28013' }],
    ['EU', { country: 'IT', postcode: '23040' }],
    ['EU', { country: 'FR', postcode: '98000' }],
    ['EU', { country: 'FR', postcode: '20000' }],
    ['GB', { country: 'GB', postcode: 'IM1 1AA' }],
    ['GB', { country: 'GB', postcode: 'BT1 1AA' }],
    ['GB', { country: 'GB', postcode: 'G1 1AA' }],
  ] as const)('%s to %j carries that of its country', (site, place) => {
    expect(taxRuleFor(site, place)).toEqual(taxRuleFor(site, { country: place.country }));
  });

  it('is unknown, not zero, before the region is known', () => {
    expect(taxRuleFor('US')).toMatchObject({ rate: 0, known: false });
    expect(taxRuleFor('CA', { country: 'CA', region: '' })).toMatchObject({ known: false });
  });

  it('counts a foreign or missing country as the default of the market', () => {
    expect(taxRuleFor('EU')).toEqual(taxRuleFor('EU', { country: 'DE' }));
    expect(taxRuleFor('EU', { country: 'US' })).toEqual(taxRuleFor('EU', { country: 'DE' }));
  });

  it('is contained exactly where the market says so, with a rate for each of its countries', () => {
    for (const site of sites) {
      for (const country of markets[site].countries) {
        const rule = taxRuleFor(site, { country, region: 'XX' });
        expect(rule.included).toBe(markets[site].taxIncluded);
        expect(rule.rate).toBeGreaterThan(0);
      }
    }
  });
});
