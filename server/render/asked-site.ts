import { normaliseMarket, sites, type Site } from '#rules/markets.ts';

/** The market of a page: what the address says, else what the shopper chose last in this browser, else US. */
export function askedSite(query: URLSearchParams, cookies: string | undefined): Site {
  const cookie = /(?:^|;\s*)site=([^;]*)/.exec(cookies ?? '')?.[1];
  return normaliseMarket(
    query.get('site'),
    sites.find((site) => site === cookie),
  );
}
