import type { Site } from '#rules/markets.ts';
import { marketLocales } from '#src/widgets/delivery-dates.ts';

/** A number of points as a market writes it: '1,287'. */
export const pointsText = (points: number, site: Site): string =>
  new Intl.NumberFormat(marketLocales[site]).format(points);

/** Points that came or went, with their sign. */
export const changeText = (points: number, site: Site): string =>
  `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points), site)}`;

/** 'November 2026' of '2026-11'; a text that is no month stays as it is. */
export function monthText(month: string, site: Site): string {
  if (!/^\d{4}-\d{2}$/.test(month)) return month;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const format = new Intl.DateTimeFormat(marketLocales[site], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, number - 1));
}
