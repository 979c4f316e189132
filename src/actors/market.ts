import type { MarketDependencies } from '#machines/market/types.ts';
import { markets } from '#rules/markets.ts';
import { stored } from '../storage/keys.ts';
import { nameMarketInAddress } from './address-site.ts';
import type { Browser } from './browser.ts';

export function marketEffects({ store }: Browser): MarketDependencies {
  return {
    // In a browser nobody knows better than the address and the storage, which the machine starts with.
    getMarketInfo: () => Promise.resolve({ market: null, country: null }),
    applyMarket: () => Promise.resolve(),
    persistSite: (site, country) => {
      const { sign, currency, countries } = markets[site];
      store.write(stored.site, site);
      store.write(stored.currencySign, sign);
      store.write(stored.currencyMark, currency);
      store.write(stored.country, country && countries.includes(country) ? country : countries[0]);
      nameMarketInAddress(site);
    },
  };
}
