import { minute as minuteMs } from './durations.ts';

/** A wall clock: an IANA name ('Europe/Berlin') or a fixed offset from UTC in minutes. */
export type Zone = string | { readonly offsetMinutes: number };

/** What a wall clock shows; month 1 to 12, hour 0 to 23. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Building a DateTimeFormat costs about a hundred times a format call.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const earlier = formats.get(timeZone);
  if (earlier !== undefined) return earlier;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** The one name of a zone that a text names, such as 'Europe/Berlin'; undefined for an offset and for what is no zone. */
export function zoneNamed(text: string): string | undefined {
  if (!/^[A-Za-z]/.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What the clock of `zone` shows at an instant (epoch ms). Throws RangeError for an unknown zone name. */
export function civilTime(instant: number, zone: Zone): CivilTime {
  if (typeof zone !== 'string') {
    const shifted = new Date(instant + zone.offsetMinutes * minuteMs);
    return {
      year: shifted.getUTCFullYear(),
      month: shifted.getUTCMonth() + 1,
      day: shifted.getUTCDate(),
      hour: shifted.getUTCHours(),
      minute: shifted.getUTCMinutes(),
    };
  }
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

/** The instant at which the clock of `zone` shows a time; in the hour that a clock skips, the time after the skip. */
export function instantOf(civil: CivilTime, zone: Zone): number {
  const asUtc = Date.UTC(civil.year, civil.month - 1, civil.day, civil.hour, civil.minute);
  const shownBehind = (guess: number): number => {
    const shown = civilTime(guess, zone);
    return asUtc - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute);
  };
  // The first guess may lie on the other side of a clock change; the second step corrects it.
  const guess = asUtc + shownBehind(asUtc);
  const corrected = guess + shownBehind(guess);
  // A time that is not shown at all is skipped: of the two guesses one lies before the skip and one after it.
  return shownBehind(corrected) === 0 ? corrected : Math.max(guess, corrected);
}

const pad = (value: number): string => String(value).padStart(2, '0');
const clock = ({ hour, minute }: Pick<CivilTime, 'hour' | 'minute'>): string => `${pad(hour)}:${pad(minute)}`;

/** 'YYYY.MM.DD HH:mm', with another separator when asked. */
export function formatDateTime(instant: number, zone: Zone, separator = '.'): string {
  const civil = civilTime(instant, zone);
  return `${[civil.year, pad(civil.month), pad(civil.day)].join(separator)} ${clock(civil)}`;
}

/** 'HH:mm, MM/DD/YYYY', with another separator when asked; '-' for an empty value. */
export function formatTimeDate(instant: number | '' | null | undefined, zone: Zone, separator = '/'): string {
  if (instant === undefined || instant === null || instant === '') return '-';
  const civil = civilTime(instant, zone);
  return `${clock(civil)}, ${[pad(civil.month), pad(civil.day), civil.year].join(separator)}`;
}

interface DateStyle {
  readonly order: readonly ('year' | 'month' | 'day')[];
  readonly separator: string;
  readonly halves: readonly [am: string, pm: string];
}

const englishDate: DateStyle = { order: ['month', 'day', 'year'], separator: '/', halves: ['AM', 'PM'] };
const dayFirst: DateStyle = { order: ['day', 'month', 'year'], separator: '/', halves: ['AM', 'PM'] };

/** How each language writes a date; a language without a row writes it as English. */
export const dateStyles: Readonly<Record<string, DateStyle>> = {
  en: englishDate,
  zh: { ...englishDate, halves: ['上午', '下午'] },
  fr: dayFirst,
  it: dayFirst,
  es: { ...dayFirst, halves: ['a. m.', 'p. m.'] },
  de: { order: ['month', 'day', 'year'], separator: '.', halves: ['vorm.', 'nachm.'] },
  ja: { order: ['year', 'month', 'day'], separator: '/', halves: ['午前', '午後'] },
};

function styleOf(language: string): DateStyle {
  const key = language.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(dateStyles, key) ? (dateStyles[key] ?? englishDate) : englishDate;
}

/** The date in the order of a language: '01/05/2026' in en, '05/01/2026' in fr, '2026/01/05' in ja. */
export function formatDate(civil: Pick<CivilTime, 'year' | 'month' | 'day'>, language: string): string {
  const { order, separator } = styleOf(language);
  return order.map((part) => pad(civil[part])).join(separator);
}

/** The time of day: '15:30' with 24 hours, else '3:30 PM' with the label of the language. */
export function formatTime(
  civil: Pick<CivilTime, 'hour' | 'minute'>,
  language: string,
  { hours24 = false } = {},
): string {
  if (hours24) return clock(civil);
  const [am, pm] = styleOf(language).halves;
  return `${civil.hour % 12 || 12}:${pad(civil.minute)} ${civil.hour < 12 ? am : pm}`;
}
