import { markets, type Site } from '#rules/markets.ts';

/** English as each market writes its numbers. */
export const marketLocales: Readonly<Record<Site, string>> = {
  US: 'en-US',
  CA: 'en-CA',
  GB: 'en-GB',
  EU: 'en-GB',
  JA: 'en-US',
};

/**
 * A day as a market writes it, by Greenwich. ECMAScript fixes the words of `toUTCString` ('Tue, 24 Nov 2026 …'), so server and
 * browser agree, and the product page opens without the tables of a date format: a tenth of a second of a slow phone.
 */
export function dayOf(instant: number, site: Site): string {
  const date = new Date(instant);
  if (site === 'JA') return date.toISOString().slice(0, 10).replaceAll('-', '/');
  const [weekday = '', day = '', month = ''] = date.toUTCString().split(' ');
  const isDayFirst = markets[site].dateOrder === 'DMY';
  const words = isDayFirst ? [weekday.replace(',', ''), Number(day), month] : [weekday, month, Number(day)];
  return words.join('\u00a0');
}

/**
 * 'Tue, Nov 24 – Fri, Nov 27', one day where both are the same; no day is broken over two lines. The instants are noon
 * UTC of their day, which is the same calendar day in every market.
 */
export function deliveryDates(from: number, to: number, site: Site): string {
  const [first, last] = [dayOf(from, site), dayOf(to, site)];
  return first === last ? first : `${first} – ${last}`;
}
