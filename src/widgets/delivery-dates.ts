import type { Site } from '#rules/markets.ts';

/** English as each market writes its days. */
export const marketLocales: Readonly<Record<Site, string>> = {
  US: 'en-US',
  CA: 'en-CA',
  GB: 'en-GB',
  EU: 'en-GB',
  JA: 'en-US',
};

/**
 * 'Tue, Nov 24 – Fri, Nov 27', one day where both are the same; no day is broken over two lines. The instants are noon
 * UTC of their day, which is the same calendar day in every market.
 */
export function deliveryDates(from: number, to: number, site: Site): string {
  const format = new Intl.DateTimeFormat(marketLocales[site], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dayOf = (instant: number) => format.format(instant).replaceAll(' ', '\u00a0');
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === last ? first : `${first} – ${last}`;
}
