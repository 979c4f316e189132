import { day } from '#rules/durations.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';

/** A day that is further away than this (ms) is said with its year. */
const far = 300 * day;

/** A moment by the clock of a market. Both are epoch ms. */
export const saidMoment = (instant: number, site: Site, now: number): string =>
  deadlineText(instant, site, { withYear: Math.abs(instant - now) > far });
