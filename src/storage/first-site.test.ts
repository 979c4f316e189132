import { describe, expect, test } from 'vitest';
import { firstSite } from './first-site.ts';
import { stored } from './keys.ts';
import { createStore, type Store } from './store.ts';

/** Values hold in memory, as in a browser that blocks storage. */
const openStore = () =>
  createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });

const keptBy = (store: Store) => ({
  site: store.holds(stored.site) && store.read(stored.site),
  country: store.read(stored.country),
  currency: store.read(stored.currencySign) + store.read(stored.currencyMark),
});

describe('the market of a page', () => {
  test('is that of the languages in a browser that was never here, and is kept', () => {
    const store = openStore();
    expect(firstSite(store, '', ['de-AT', 'en'])).toBe('EU');
    expect(keptBy(store)).toEqual({ site: 'EU', country: 'AT', currency: '€EUR' });
    expect(firstSite(store, '', ['en-GB'])).toBe('EU');
    expect(keptBy(store)).toEqual({ site: 'EU', country: 'AT', currency: '€EUR' });
  });

  test.each([[['pt-BR']], [['en']], [[]]])('is US where the languages are %j', (languages) => {
    const store = openStore();
    expect(firstSite(store, '', languages)).toBe('US');
    expect(keptBy(store)).toEqual({ site: 'US', country: 'US', currency: '$USD' });
  });

  test('is that of the address, whatever the languages say, and the country is one of it', () => {
    const store = openStore();
    expect(firstSite(store, '?site=UK&a=1', ['de-AT'])).toBe('GB');
    expect(keptBy(store)).toEqual({ site: 'GB', country: 'GB', currency: '£GBP' });
    expect(firstSite(store, '?site=FR', ['de-AT'])).toBe('EU');
    expect(store.read(stored.site)).toBe('EU');
  });

  test('is the kept one where the address is silent, and a missing country is added', () => {
    const store = openStore();
    store.write(stored.site, 'JA');
    expect(firstSite(store, '?site=', ['de-AT'])).toBe('JA');
    expect(keptBy(store)).toEqual({ site: 'JA', country: 'JP', currency: '¥JPY' });
  });
});
