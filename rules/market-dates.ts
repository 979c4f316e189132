import { bySite } from './by-site.ts';
import { civilTime, formatDate, formatTime, type CivilTime } from './dates.ts';
import { markets, type Site } from './markets.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

type Day = Pick<CivilTime, 'year' | 'month' | 'day'>;
type Clock = Pick<CivilTime, 'hour' | 'minute'>;

interface DayStyle {
  /** A document names the year always, an event of these days never. */
  readonly withYear?: boolean;
}

/** A day as its market writes it: 'Thu, Nov 26' in US and CA, 'Thu 26 Nov' in GB and EU, '2026/11/26' in JA. */
export function marketDay({ year, month, day }: Day, site: Site, { withYear = false }: DayStyle = {}): string {
  if (site === 'JA') return formatDate({ year, month, day }, 'ja');
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const name = months[month - 1] ?? '';
  if (markets[site].dateOrder === 'DMY') return `${weekday} ${day} ${name}${withYear ? ` ${year}` : ''}`;
  return `${weekday}, ${name} ${day}${withYear ? `, ${year}` : ''}`;
}

/** The day on which an instant lies by the clock of its market, with its year. */
export const dayAt = (instant: number, site: Site): string =>
  marketDay(civilTime(instant, markets[site].timeZone), site, { withYear: true });

/** A day of the calendar, '2026-11-26', as its market writes it, with its year. */
export function calendarDay(text: string, site: Site): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return marketDay({ year, month, day }, site, { withYear: true });
}

/** A time of day as its market writes it: '5:03 PM' in US and CA, '17:03' in the others. */
export function marketClock(clock: Clock, site: Site): string {
  return formatTime(clock, 'en', { hours24: bySite(site).clock === '24-hour' });
}

/** What people of a market call its time, in winter and in summer. */
const zones: Readonly<Record<Site, readonly [winter: string, summer: string]>> = {
  US: ['ET', 'ET'],
  CA: ['ET', 'ET'],
  GB: ['GMT', 'BST'],
  EU: ['CET', 'CEST'],
  JA: ['JST', 'JST'],
};
const winterHours: Readonly<Record<Site, number>> = { US: -5, CA: -5, GB: 0, EU: 1, JA: 9 };

/** What people of a market call its time at an instant (epoch ms): 'ET', 'CEST'. */
export function zoneName(instant: number, site: Site): string {
  const { year, month, day, hour, minute } = civilTime(instant, markets[site].timeZone);
  const ahead = Math.round((Date.UTC(year, month - 1, day, hour, minute) - instant) / 3_600_000);
  const [winter, summer] = zones[site];
  return ahead === winterHours[site] ? winter : summer;
}

/** A deadline (epoch ms) by the clock of the market, with its zone: 'Sun, Nov 22, 5:03 PM ET', 'Sun 22 Nov, 17:03 CET'. */
export function deadlineText(instant: number, site: Site, style: DayStyle = {}): string {
  const civil = civilTime(instant, markets[site].timeZone);
  return `${marketDay(civil, site, style)}, ${marketClock(civil, site)} ${zoneName(instant, site)}`;
}
