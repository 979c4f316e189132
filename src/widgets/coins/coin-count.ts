import type { Site } from '#rules/markets.ts';
import { marketLocales } from '../delivery-dates.ts';

/** A number of coins or points as the market writes numbers: '1,240' in US, '1.240' in EU. */
export function coinCount(coins: number, site: Site): string {
  return new Intl.NumberFormat(marketLocales[site]).format(coins);
}
