import type { MarketDependencies, MarketInfo } from '#machines/market/types.ts';
import { placeOf } from '#rules/markets.ts';
import { writeSiteCookie } from '../../storage/cookies.ts';
import { storeMarket } from '../../storage/market.ts';
import { nameMarketInAddress } from './address-site.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

/** A browser has known its market since the page began. */
const nothingNew: MarketInfo = { market: null, country: null };

export function marketEffects(deps: EffectDependencies): MarketDependencies {
  const { store, jar, bridge, inApp } = deps;
  return {
    getMarketInfo: async (signal) => (await inApp?.marketOfApp(deps, signal)) ?? nothingNew,
    applyMarket: (market, signal) => bridge.call('applyChangeMarketInfo', { market }, { signal }),
    persistSite: (site, country) => {
      storeMarket(store, placeOf(site, country));
      writeSiteCookie(jar, site);
      nameMarketInAddress(site);
    },
  };
}
