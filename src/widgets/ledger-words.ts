import type { Site } from '#rules/markets.ts';
import { coinCount } from './coins/coin-count.ts';
import { marketLocales } from './delivery-dates.ts';

/** Coins or points that came or went, with their sign. */
export const ledgerChange = (amount: number, site: Site): string =>
  `${amount < 0 ? '−' : '+'}${coinCount(Math.abs(amount), site)}`;

/** 'November 2026' of '2026-11'; a text that is no month stays as it is. */
export function monthName(month: string, site: Site): string {
  if (!/^\d{4}-\d{2}$/.test(month)) return month;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const format = new Intl.DateTimeFormat(marketLocales[site], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, number - 1));
}
