const markets = ['US', 'EU', 'GB', 'CA', 'JA'];
const synonyms: Readonly<Record<string, string>> = { UK: 'GB', JP: 'JA' };
const defaultMarket = 'US';

/** The market of a country or market code: an unknown one belongs to Europe, none at all to the United States. */
export function marketOf(code: string): string {
  if (code === '') return defaultMarket;
  const known = synonyms[code] ?? code;
  return markets.includes(known) ? known : 'EU';
}
