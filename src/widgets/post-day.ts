import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';

/** The day on which a review, a question or an answer was written, as its market writes it. It is the day in UTC: the server and every browser write the same one. */
export function postDay(instant: number, site: Site): { readonly text: string; readonly dateTime: string } {
  return {
    text: marketDay(civilTime(instant, { offsetMinutes: 0 }), site, { withYear: true }),
    dateTime: new Date(instant).toISOString().slice(0, 10),
  };
}
