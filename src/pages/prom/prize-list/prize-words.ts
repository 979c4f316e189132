import { civilTime } from '#rules/dates.ts';
import { day } from '#rules/durations.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Prize } from './queries.ts';
import type { prizeListText } from './text.ts';

/** A day that is further away than this (ms) is said with its year. */
const far = 300 * day;

const dayOf = (instant: number, site: Site, now: number): string =>
  marketDay(civilTime(instant, markets[site].timeZone), site, { withYear: Math.abs(instant - now) > far });

/** The last day on which a prize can be claimed, by the clock of its market. @param now epoch ms */
export const lastDay = ({ expireTime, site }: Pick<Prize, 'expireTime' | 'site'>, now: number): string =>
  dayOf(expireTime - 1, site, now);

/** Where a prize was won, and when. */
export const wonWords = (
  { source, wonTime, site }: Pick<Prize, 'source' | 'wonTime' | 'site'>,
  { won, sources }: Pick<typeof prizeListText, 'won' | 'sources'>,
  now: number,
): string => won(sources[source], dayOf(wonTime, site, now));
