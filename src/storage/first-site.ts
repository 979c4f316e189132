import { normaliseMarket, type Site } from '#rules/markets.ts';
import { stored } from './keys.ts';
import type { Store } from './store.ts';

/** The market of the address, else the stored one, else US. What the address says is stored, so that requests agree. */
export function firstSite(store: Store, search: string): Site {
  const siteOfAddress = new URLSearchParams(search).get('site')?.trim();
  if (!siteOfAddress) return store.read(stored.site);
  const site = normaliseMarket(siteOfAddress);
  store.write(stored.site, site);
  return site;
}
