import { countryOfLanguages, normaliseMarket, placeOf, type Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import { storeMarket } from './market.ts';
import type { Store } from './store.ts';

/**
 * The market of the address, else the stored one, else the one that the languages of the browser suggest, as the server
 * has it for a first visit. It is stored, with a country it ships to, so that requests agree.
 * @param languages of the browser, the preferred one first
 */
export function firstSite(store: Store, search: string, languages: readonly string[]): Site {
  const siteOfAddress = new URLSearchParams(search).get('site')?.trim();
  if (siteOfAddress) store.write(stored.site, normaliseMarket(siteOfAddress));
  const keptSite = store.holds(stored.site) ? store.read(stored.site) : undefined;
  if (keptSite && store.holds(stored.country)) return keptSite;
  const place = placeOf(keptSite, countryOfLanguages(languages.join(',')));
  storeMarket(store, place);
  return place.site;
}
