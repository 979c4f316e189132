/**
 * What an app calls its markets. Apps name countries where the shop knows one market for all of them: the shop must read
 * both.
 */
const markets = {
  US: 'United States',
  EU: 'Europe',
  DE: 'Germany',
  FR: 'France',
  IT: 'Italy',
  ES: 'Spain',
  GB: 'United Kingdom',
  UK: 'United Kingdom (old name)',
  CA: 'Canada',
  JA: 'Japan',
} as const;

export const marketCodes = Object.keys(markets);

export function marketName(code: string): string {
  return Object.entries(markets).find(([known]) => known === code)?.[1] ?? code;
}
