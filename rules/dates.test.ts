import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilTime, dateStyles, formatDate, formatDateTime, formatTime, formatTimeDate, instantOf } from './dates.ts';

const utc = { offsetMinutes: 0 };
const morning = Date.UTC(2026, 0, 5, 9, 7);
const afternoon = Date.UTC(2026, 0, 5, 15, 30);

describe('dates', () => {
  it('are written YYYY.MM.DD HH:mm, with a separator of choice', () => {
    expect(formatDateTime(morning, utc)).toBe('2026.01.05 09:07');
    expect(formatDateTime(morning, utc, '-')).toBe('2026-01-05 09:07');
  });

  it('are written HH:mm, MM/DD/YYYY, with a separator of choice', () => {
    expect(formatTimeDate(morning, utc)).toBe('09:07, 01/05/2026');
    expect(formatTimeDate(morning, utc, '.')).toBe('09:07, 01.05.2026');
    expect(formatTimeDate(0, utc)).toBe('00:00, 01/01/1970');
  });

  it.each([undefined, null, ''] as const)('show - for the empty value %j', (empty) => {
    expect(formatTimeDate(empty, utc)).toBe('-');
  });

  it.each([
    ['en', '01/05/2026'],
    ['pt', '01/05/2026'],
    ['constructor', '01/05/2026'],
    ['fr', '05/01/2026'],
    ['it', '05/01/2026'],
    ['es', '05/01/2026'],
    ['de', '01.05.2026'],
    ['de-AT', '01.05.2026'],
    ['ja', '2026/01/05'],
  ])('stand in %s as %s', (language, text) => {
    expect(formatDate(morning, language, utc)).toBe(text);
  });

  it('show 24 hours when asked, else the half of the day', () => {
    expect(formatTime(afternoon, 'en', utc, { hours24: true })).toBe('15:30');
    expect(formatTime(afternoon, 'en', utc)).toBe('3:30 PM');
    expect(formatTime(morning, 'en', utc)).toBe('9:07 AM');
    expect(formatTime(Date.UTC(2026, 0, 5, 0, 0), 'en', utc)).toBe('12:00 AM');
    expect(formatTime(Date.UTC(2026, 0, 5, 12, 0), 'en', utc)).toBe('12:00 PM');
  });

  it.each(['zh', 'en', 'de', 'fr', 'es', 'it', 'ja'])('have a label pair in %s', (language) => {
    const pm = dateStyles[language]?.halves[1] ?? '';
    expect(pm).not.toBe('');
    expect(formatTime(afternoon, language, utc)).toBe(`3:30 ${pm}`);
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
});
