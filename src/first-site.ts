import { normaliseMarket, type Site } from '#rules/markets.ts';
import { stored } from './storage/keys.ts';
import type { Store } from './storage/store.ts';

/** The market of the address, else the stored one, else US. What the address says is stored, so that requests agree. */
export function firstSite(store: Store, search: string): Site {
  const site = normaliseMarket(new URLSearchParams(search).get('site'), store.read(stored.site));
  store.write(stored.site, site);
  return site;
}
