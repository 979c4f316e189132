const markets = ['US', 'EU', 'GB', 'CA', 'JA'];
const synonyms: Readonly<Record<string, string>> = { UK: 'GB', JP: 'JA' };
const defaultMarket = 'US';

/** The market of a country or market code: EU for an unknown one, US for none. */
export function marketOf(code: string): string {
  if (code === '') return defaultMarket;
  const canonical = synonyms[code] ?? code;
  return markets.includes(canonical) ? canonical : 'EU';
}
