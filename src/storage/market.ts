import { markets, type Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** Keeps a market with its currency, and the country when the market ships to it, else the market's first. */
export function storeMarket(store: Store, site: Site, country: string | null): void {
  const { sign, currency, countries } = markets[site];
  store.write(stored.site, site);
  store.write(stored.currencySign, sign);
  store.write(stored.currencyMark, currency);
  store.write(stored.country, country && countries.includes(country) ? country : countries[0]);
}
