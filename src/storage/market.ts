import { markets, type Place } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** Keeps where the shopper shops, and the currency of the market. */
export function storeMarket(store: Store, { site, country }: Place): void {
  const { sign, currency } = markets[site];
  store.write(stored.site, site);
  store.write(stored.currencySign, sign);
  store.write(stored.currencyMark, currency);
  store.write(stored.country, country);
}
