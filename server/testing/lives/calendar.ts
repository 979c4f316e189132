import { day, hour } from '#rules/durations.ts';

// The calendar of the models of members' lives: what a wall clock shows is asked of the platform, and every boundary is
// found by trying one instant after the other. It shares no code with the rules that it is compared with.

/** Six clocks: changes by an hour and by half an hour, in both hemispheres, at midnight, and none at all. */
export const zones = [
  'America/New_York',
  // Its summer begins at midnight, which therefore does not exist, and ends at one, so that midnight comes twice.
  'America/Havana',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  // Its summer time is half an hour.
  'Australia/Lord_Howe',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, format);
  return format;
}

/** The local day of an instant (epoch ms), 'YYYY-MM-DD'. */
export const dayOf = (instant: number, zone: string): string => formatOf(zone).format(instant);

/** The day so many days after another, before it where negative. */
export const dayAfter = (name: string, days = 1): string =>
  new Date(Date.parse(`${name}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The last day of the same month of the next year. */
export function lastDayOfNextYear(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month, 0)).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function mondayOf(name: string): string {
  let monday = name;
  while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = dayAfter(monday, -1);
  return monday;
}

const ends = new Map<string, number>();
/** The first instant after a local day. */
export function endOf(name: string, zone: string): number {
  const key = `${name} ${zone}`;
  let instant = ends.get(key);
  if (instant === undefined) {
    instant = Date.parse(`${name}T00:00:00Z`) + 8 * hour;
    while (dayOf(instant, zone) <= name) instant += hour / 4;
    ends.set(key, instant);
  }
  return instant;
}

/** True for a local day of 23, 23.5, 24.5 or 25 hours. */
export const isClockChange = (name: string, zone: string): boolean =>
  endOf(name, zone) - endOf(dayAfter(name, -1), zone) !== day;
