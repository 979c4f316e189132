import { sites } from '#rules/markets.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { marketsInSentence } from '#src/text/layout.ts';

/** Markets in a sentence, in the order of the shop; empty for none. */
export const marketNamesOf = (named: readonly unknown[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(
    sites.filter((site) => named.includes(site)).map((site) => marketsInSentence[site]),
  );

/** The markets that a refusal names, in a sentence; undefined for any other failure. */
export function otherMarketsOf(error: unknown): string | undefined {
  if (!(error instanceof ShopApiError) || error.code !== 'NOT_IN_MARKET') return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('sites' in data) || !Array.isArray(data.sites)) return '';
  return marketNamesOf(data.sites);
}
