import { civilTime, instantOf } from './dates.ts';
import { marketClock, zoneName } from './market-dates.ts';
import { markets, type Site } from './markets.ts';

/** When people of the shop answer in a market, by its clock. */
export interface SupportHours {
  /** Whole hours of a working day, 0 to 24. */
  readonly opens: number;
  readonly closes: number;
  /** The first and the last working day of a week; 1 is Monday. */
  readonly from: number;
  readonly to: number;
  /** Days of every year on which nobody answers, as MM-DD. */
  readonly holidays: readonly string[];
}

const christmas = ['12-24', '12-25', '12-26', '01-01'];

export const supportHours: Readonly<Record<Site, SupportHours>> = {
  US: { opens: 9, closes: 18, from: 1, to: 5, holidays: ['07-04', ...christmas] },
  EU: { opens: 9, closes: 17, from: 1, to: 5, holidays: ['05-01', '10-03', ...christmas] },
  GB: { opens: 9, closes: 17, from: 1, to: 5, holidays: christmas },
  CA: { opens: 9, closes: 18, from: 1, to: 5, holidays: ['07-01', ...christmas] },
  JA: { opens: 10, closes: 18, from: 1, to: 5, holidays: ['01-01', '01-02', '01-03', '12-31'] },
};

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const pad = (value: number): string => String(value).padStart(2, '0');

function dayAfter({ year, month, day }: Day, days: number): Day {
  const next = new Date(Date.UTC(year, month - 1, day + days));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

function isWorkingDay({ year, month, day }: Day, site: Site): boolean {
  const { from, to, holidays } = supportHours[site];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return weekday >= from && weekday <= to && !holidays.includes(`${pad(month)}-${pad(day)}`);
}

function workingDayFrom(start: Day, site: Site): Day {
  let day = start;
  while (!isWorkingDay(day, site)) day = dayAfter(day, 1);
  return day;
}

/** True while people of the shop answer in a market. */
export function isSupportOpen(now: number, site: Site): boolean {
  const civil = civilTime(now, markets[site].timeZone);
  const { opens, closes } = supportHours[site];
  return isWorkingDay(civil, site) && civil.hour >= opens && civil.hour < closes;
}

/**
 * Until when we answer what is written at `now` (both epoch ms): the end of the working day after the one on which it is read,
 * by the clock of the market. What comes after hours is read on the next working day.
 */
export function answerDeadline(now: number, site: Site): number {
  const { timeZone } = markets[site];
  const civil = civilTime(now, timeZone);
  const { closes } = supportHours[site];
  const readOn = workingDayFrom(civil.hour < closes ? civil : dayAfter(civil, 1), site);
  const { year, month, day } = workingDayFrom(dayAfter(readOn, 1), site);
  return instantOf({ year, month, day, hour: closes, minute: 0 }, timeZone);
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The hours as a market writes them, with the name that its time has at `now` (epoch ms): 'Mon–Fri, 9:00 AM – 6:00 PM ET'. */
export function supportHoursText(now: number, site: Site): string {
  const { opens, closes, from, to } = supportHours[site];
  const clock = (hour: number): string => marketClock({ hour, minute: 0 }, site);
  return `${weekdays[from - 1]}–${weekdays[to - 1]}, ${clock(opens)} – ${clock(closes)} ${zoneName(now, site)}`;
}
