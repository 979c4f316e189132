import { promisedDay } from '#rules/market-days.ts';
import type { Site } from '#rules/markets.ts';

/** 'Tue, Nov 24 – Fri, Nov 27', one day where both are the same. */
export function deliveryDates(from: number, to: number, site: Site): string {
  const [first, last] = [promisedDay(from, site), promisedDay(to, site)];
  return first === last ? first : `${first} – ${last}`;
}
