import { civilTime } from '#rules/dates.ts';
import { deadlineText, marketDay } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';

const civil = (instant: number, site: Site) => civilTime(instant, markets[site].timeZone);

/** With its year where that is not the one of `now`. */
const style = (instant: number, site: Site, now: number) => ({
  withYear: civil(instant, site).year !== civil(now, site).year,
});

/** A moment by the clock of a market, with its year where that is not the one of `now`. Both are epoch ms. */
export const saidMoment = (instant: number, site: Site, now: number): string =>
  deadlineText(instant, site, style(instant, site, now));

/** The day of a market on which an instant falls, with its year where that is not the one of `now`. Both are epoch ms. */
export const saidDay = (instant: number, site: Site, now: number): string =>
  marketDay(civil(instant, site), site, style(instant, site, now));
