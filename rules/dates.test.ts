import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  civilTime,
  dateStyles,
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeDate,
  instantOf,
  zoneNamed,
} from './dates.ts';

const utc = { offsetMinutes: 0 };
const morning = Date.UTC(2026, 0, 5, 9, 7);
const afternoon = Date.UTC(2026, 0, 5, 15, 30);

describe('the name of a zone', () => {
  it('is the one that stands for all its spellings', () => {
    expect(zoneNamed('europe/BERLIN')).toBe('Europe/Berlin');
    expect(zoneNamed('Pacific/Auckland')).toBe('Pacific/Auckland');
    expect(['', 'Mars/Olympus', '+02:00', '2026'].map(zoneNamed)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('dates', () => {
  it('are written YYYY.MM.DD HH:mm, with a separator of choice [S9.dates.01 S9.dates.02]', () => {
    expect(formatDateTime(morning, utc)).toBe('2026.01.05 09:07');
    expect(formatDateTime(morning, utc, '-')).toBe('2026-01-05 09:07');
  });

  it('are written HH:mm, MM/DD/YYYY, with a separator of choice [S9.dates.03 S9.dates.04]', () => {
    expect(formatTimeDate(morning, utc)).toBe('09:07, 01/05/2026');
    expect(formatTimeDate(morning, utc, '.')).toBe('09:07, 01.05.2026');
    expect(formatTimeDate(0, utc)).toBe('00:00, 01/01/1970');
  });

  it.each([undefined, null, ''] as const)('show - for the empty value %j [S9.dates.05]', (empty) => {
    expect(formatTimeDate(empty, utc)).toBe('-');
  });

  it.each([
    ['S9.dates.09', 'en', '01/05/2026'],
    ['S9.dates.09', 'pt', '01/05/2026'],
    ['S9.dates.09', 'constructor', '01/05/2026'],
    ['S9.dates.10', 'fr', '05/01/2026'],
    ['S9.dates.10', 'it', '05/01/2026'],
    ['S9.dates.10', 'es', '05/01/2026'],
    ['S9.dates.11', 'de', '01.05.2026'],
    ['S9.dates.11', 'de-AT', '01.05.2026'],
    ['S9.dates.12', 'ja', '2026/01/05'],
  ])('[%s] stand in %s as %s', (_id, language, text) => {
    expect(formatDate(civilTime(morning, utc), language)).toBe(text);
  });

  it('show 24 hours when asked, else the half of the day [S9.dates.13]', () => {
    expect(formatTime(civilTime(afternoon, utc), 'en', { hours24: true })).toBe('15:30');
    expect(formatTime(civilTime(afternoon, utc), 'en')).toBe('3:30 PM');
    expect(formatTime(civilTime(morning, utc), 'en')).toBe('9:07 AM');
    expect(formatTime(civilTime(Date.UTC(2026, 0, 5, 0, 0), utc), 'en')).toBe('12:00 AM');
    expect(formatTime(civilTime(Date.UTC(2026, 0, 5, 12, 0), utc), 'en')).toBe('12:00 PM');
  });

  it.each([
    ['zh', '上午', '下午'],
    ['en', 'AM', 'PM'],
    ['de', 'vorm.', 'nachm.'],
    ['fr', 'AM', 'PM'],
    ['es', 'a. m.', 'p. m.'],
    ['it', 'AM', 'PM'],
    ['ja', '午前', '午後'],
  ])('name the halves of the day in %s %s and %s [S9.dates.14]', (language, am, pm) => {
    expect(formatTime(civilTime(morning, utc), language)).toBe(`9:07 ${am}`);
    expect(formatTime(civilTime(afternoon, utc), language)).toBe(`3:30 ${pm}`);
  });

  it('say the same day in every form, whatever the instant and the language', () => {
    const instant = fc.integer({ min: 0, max: 4_102_444_799_999 });
    const language = fc.oneof(fc.constantFrom(...Object.keys(dateStyles)), fc.string());
    fc.assert(
      fc.property(instant, language, (at, spoken) => {
        const [year, month, day] = formatDateTime(at, utc).slice(0, 10).split('.');
        expect(formatTimeDate(at, utc).slice(7)).toBe([month, day, year].join('/'));
        expect(formatDate(civilTime(at, utc), spoken).split(/[/.]/).sort()).toEqual([day, month, year].sort());
        expect(formatTime(civilTime(at, utc), spoken)).toMatch(/^(?:1[0-2]|[1-9]):[0-5]\d \S/);
      }),
    );
  });
});

describe('a wall clock', () => {
  it('follows the zone and its summer time', () => {
    expect(civilTime(Date.UTC(2026, 0, 1, 0, 30), 'America/New_York')).toEqual({
      year: 2025,
      month: 12,
      day: 31,
      hour: 19,
      minute: 30,
    });
    expect(civilTime(Date.UTC(2026, 6, 1, 12, 0), 'Europe/Berlin').hour).toBe(14);
    expect(civilTime(Date.UTC(2026, 0, 1, 15, 0), 'Asia/Tokyo')).toMatchObject({ day: 2, hour: 0 });
    expect(civilTime(0, { offsetMinutes: -90 })).toMatchObject({ year: 1969, hour: 22, minute: 30 });
  });

  it('finds the instant again in every zone', () => {
    const minutes = fc.integer({ min: 0, max: 40_000_000 }).map((value) => value * 60_000);
    const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Europe/London', 'America/Toronto', 'Asia/Tokyo');
    fc.assert(
      fc.property(minutes, zone, (instant, name) => {
        const shown = civilTime(instant, name);
        expect(civilTime(instantOf(shown, name), name)).toEqual(shown);
      }),
    );
  });

  it('moves over the hour that spring skips', () => {
    const skipped = { year: 2026, month: 3, day: 29, hour: 2, minute: 30 };
    expect(civilTime(instantOf(skipped, 'Europe/Berlin'), 'Europe/Berlin').day).toBe(29);
  });

  it.each([
    ['America/Havana', { year: 2027, month: 3, day: 14 }],
    ['America/Santiago', { year: 2027, month: 9, day: 5 }],
    ['Asia/Beirut', { year: 2027, month: 3, day: 28 }],
  ])('begins the day whose midnight is skipped in %s with its first instant', (zone, date) => {
    const start = instantOf({ ...date, hour: 0, minute: 0 }, zone);
    expect(civilTime(start, zone)).toEqual({ ...date, hour: 1, minute: 0 });
    expect(civilTime(start - 1, zone)).toMatchObject({ day: date.day - 1, hour: 23, minute: 59 });
  });
});
