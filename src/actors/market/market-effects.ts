import type { MarketDependencies, MarketInfo } from '#machines/market/types.ts';
import { markets } from '#rules/markets.ts';
import { unwrap } from '../../api/envelope.ts';
import { writeSiteCookie } from '../../storage/cookies.ts';
import { stored } from '../../storage/keys.ts';
import { nameMarketInAddress } from './address-site.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

const nothingNew: MarketInfo = { market: null, country: null };

export function marketEffects(deps: EffectDependencies): MarketDependencies {
  const { client, store, jar, bridge, inApp } = deps;
  // A browser that was here knows its market. For a new one the server guesses by the languages of its shopper.
  const guess = async (signal: AbortSignal): Promise<MarketInfo> => {
    const isKnown = store.holds(stored.site);
    if (isKnown && store.holds(stored.country)) return nothingNew;
    const languages = { 'accept-language': navigator.languages.join(',') };
    const headers = isKnown ? languages : { ...languages, site: '' };
    const { site, country } = await unwrap(client.GET('/app-mall/v1/client/init', { headers, signal }));
    store.write(stored.country, country);
    if (isKnown) return { market: null, country };
    store.write(stored.site, site);
    return { market: site, country };
  };

  return {
    getMarketInfo: async (signal) => (await inApp?.marketOfApp(deps, signal)) ?? guess(signal),
    applyMarket: (market, signal) => bridge.call('applyChangeMarketInfo', { market }, { signal }),
    persistSite: (site, country) => {
      const { sign, currency, countries } = markets[site];
      store.write(stored.site, site);
      writeSiteCookie(jar, site);
      store.write(stored.currencySign, sign);
      store.write(stored.currencyMark, currency);
      store.write(stored.country, country && countries.includes(country) ? country : countries[0]);
      nameMarketInAddress(site);
    },
  };
}
