import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryOfHost,
  countryOfLanguages,
  currencyOfSite,
  defaultDisplay,
  euGroupMarkets,
  isEuropeanGroupCountry,
  marketAliases,
  marketKeys,
  markets,
  normaliseMarket,
  placeOf,
  shipsTo,
  siteOfCountry,
  sites,
} from './markets.ts';

describe('the market table', () => {
  it.each([
    ['S3.market-table.01', 'US', '$', 'USD', 'US'],
    ['S3.market-table.02', 'EU', '€', 'EUR', 'EU group'],
    ['S3.market-table.02', 'DE', '€', 'EUR', 'EU group'],
    ['S3.market-table.02', 'FR', '€', 'EUR', 'EU group'],
    ['S3.market-table.02', 'IT', '€', 'EUR', 'EU group'],
    ['S3.market-table.02', 'ES', '€', 'EUR', 'EU group'],
    ['S3.market-table.03', 'UK', '£', 'GBP', 'UK'],
    ['S3.market-table.03', 'GB', '£', 'GBP', 'UK'],
    ['S3.market-table.04', 'CA', 'C$', 'CAD', 'CA'],
    ['S3.market-table.05', 'JA', '¥', 'JPY', 'JA'],
    ['S3.market-table.05', 'JP', '¥', 'JPY', 'JA'],
  ])('[%s] %s pays with %s %s in the market %s', (_id, key, sign, currency, marketName) => {
    expect(markets[normaliseMarket(key)]).toMatchObject({ sign, currency, marketName });
  });

  it('has exactly nine keys and the alias UK, JP being the country spelling of JA [S9.constants.01 S9.constants.02]', () => {
    expect([...marketKeys].sort()).toEqual(['CA', 'DE', 'ES', 'EU', 'FR', 'GB', 'IT', 'JA', 'US']);
    expect(new Set([...marketKeys, 'UK', 'JP'])).toEqual(new Set(Object.keys(marketAliases)));
    expect(euGroupMarkets).toEqual(['DE', 'FR', 'IT', 'ES']);
  });

  it('shows dollars while nothing is known [S3.market-table.07]', () => {
    expect(defaultDisplay).toEqual({ currencySign: '$', currencyMark: 'USD' });
  });

  it('gives each market its currency, free-shipping line and tax display', () => {
    const facts = sites.map((site) => [
      currencyOfSite(site),
      markets[site].freeShippingFrom,
      markets[site].taxIncluded,
    ]);
    expect(facts).toEqual([
      ['USD', 4900, false],
      ['EUR', 5900, true],
      ['GBP', 4900, true],
      ['CAD', 6900, false],
      ['JPY', 6000, true],
    ]);
  });
});

describe('normalising a market', () => {
  it.each(['DE', 'FR', 'IT', 'ES'])('makes %s EU [S4.market.02]', (key) => {
    expect(normaliseMarket(key)).toBe('EU');
  });

  it.each([
    ['CA', 'CA'],
    ['JA', 'JA'],
    ['US', 'US'],
    ['UK', 'GB'],
    ['JP', 'JA'],
    ['XX', 'EU'],
  ])('makes %s %s [S4.market.03]', (key, site) => {
    expect(normaliseMarket(key, 'CA')).toBe(site);
  });

  it('makes an unknown market EU [S3.market-table.06]', () => {
    expect(normaliseMarket('XX')).toBe('EU');
    expect(normaliseMarket('constructor')).toBe('EU');
    expect(normaliseMarket('__proto__')).toBe('EU');
  });

  it.each([undefined, null, '', '  '])('keeps the stored site for %j, else US [S3.market-table.06]', (absent) => {
    expect(normaliseMarket(absent)).toBe('US');
    expect(normaliseMarket(absent, 'JA')).toBe('JA');
    expect(normaliseMarket(absent, 'UK')).toBe('GB');
    expect(normaliseMarket(absent, '')).toBe('US');
  });

  it('reads lower case and spaces around', () => {
    expect(normaliseMarket(' uk ')).toBe('GB');
  });

  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (input, stored) => {
        const site = normaliseMarket(input, stored);
        expect(sites).toContain(site);
        expect(normaliseMarket(site, stored)).toBe(site);
      }),
    );
  });
});

describe('countries', () => {
  it('reads UK as GB [S4.market.05]', () => {
    expect(countryOfHost('UK')).toBe('GB');
    expect(countryOfHost('de')).toBe('DE');
    expect(siteOfCountry('UK')).toBe('GB');
  });

  it('sends the European group to EU [S4.market.06]', () => {
    for (const country of ['DE', 'FR', 'IT', 'ES', 'AT', 'BE', 'NL', 'PT', 'IE']) {
      expect(siteOfCountry(country)).toBe('EU');
      expect(isEuropeanGroupCountry(country)).toBe(true);
    }
    for (const country of ['US', 'GB', 'UK', 'CA', 'JP', '', undefined]) {
      expect(isEuropeanGroupCountry(country)).toBe(false);
    }
  });

  it('falls back to the default market US', () => {
    expect(siteOfCountry('BR')).toBe('US');
    expect(siteOfCountry(undefined)).toBe('US');
    expect(siteOfCountry('JP')).toBe('JA');
  });

  it.each([
    ['de-AT,en;q=0.5', 'AT'],
    ['en,fr-FR;q=0.8,de-DE;q=0.5', 'FR'],
    ['en, es-ES', 'ES'],
    ['en-GB', 'GB'],
    ['de', undefined],
    ['en-us', undefined],
    ['*;q=9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('come from the languages %j as %s', (languages, country) => {
    expect(countryOfLanguages(languages)).toBe(country);
  });

  it.each([
    [undefined, 'AT', 'EU', 'AT'],
    [undefined, 'UK', 'GB', 'GB'],
    [undefined, 'BR', 'US', 'US'],
    [undefined, undefined, 'US', 'US'],
    ['GB', 'AT', 'GB', 'GB'],
    ['EU', 'FR', 'EU', 'FR'],
    ['JA', undefined, 'JA', 'JP'],
  ] as const)('with the market %s and the country %s are a place in %s, %s', (market, country, site, shipsHere) => {
    expect(placeOf(market, country)).toEqual({ site, country: shipsHere });
  });

  it('belongs to one market only', () => {
    const all = sites.flatMap((site) => markets[site].countries);
    expect(new Set(all).size).toBe(all.length);
    expect(shipsTo('EU', 'IE')).toBe(true);
    expect(shipsTo('US', 'CA')).toBe(false);
  });
});
