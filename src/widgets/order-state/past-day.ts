import { markets, type Site } from '#rules/markets.ts';
import { dayOf } from '../delivery-dates.ts';

/**
 * 'Sat, Nov 21' on the shopper's own clock, for what has happened; with its year where that is not the one of `now`. Both are
 * epoch ms.
 */
export function pastDay(instant: number, now: number, site: Site): string {
  const date = new Date(instant);
  const day = dayOf(instant - date.getTimezoneOffset() * 60_000, site);
  const year = date.getFullYear();
  if (site === 'JA' || year === new Date(now).getFullYear()) return day;
  return `${day}${markets[site].dateOrder === 'DMY' ? '' : ','}\u00a0${year}`;
}
