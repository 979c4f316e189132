/**
 * Market codes of the app. Apps name countries where the shop has one market for several: the shop must understand
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
  return Object.entries(markets).find(([listedCode]) => listedCode === code)?.[1] ?? code;
}
