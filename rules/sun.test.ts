import { describe, expect, it } from 'vitest';
import { placeOfZone } from './sun-places.ts';
import { hourOfDay, sunOfDay, type Place } from './sun.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function place(zone: string): Place {
  const found = placeOfZone(zone);
  if (!found) throw new RangeError(zone);
  return found;
}

/** Times of almanacs, local. */
const almanac = [
  ['America/New_York', '2026-11-24', '06:56', '16:31', -5],
  ['America/New_York', '2026-06-21', '05:25', '20:31', -4],
  ['Europe/London', '2026-12-21', '08:04', '15:53', 0],
  ['Europe/London', '2026-06-21', '04:43', '21:21', 1],
  ['America/Los_Angeles', '2026-12-21', '06:55', '16:48', -8],
  ['Europe/Berlin', '2026-06-21', '04:43', '21:33', 2],
  ['Europe/Helsinki', '2026-12-21', '09:24', '15:13', 2],
  ['Asia/Tokyo', '2026-03-20', '05:45', '17:53', 9],
] as const;

describe('the sun of a day', () => {
  it.each(almanac)('in %s on %s rises at %s and sets at %s, within ten minutes', (zone, day, rise, set, offset) => {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const sun = sunOfDay(place(zone), midnight);
    if ('up' in sun) throw new Error('the sun rises and sets there');
    const local = (time: string) => Date.parse(`${day}T${time}:00Z`) - offset * hourMs;
    expect(Math.abs(sun.rise - local(rise))).toBeLessThanOrEqual(10 * minuteMs);
    expect(Math.abs(sun.set - local(set))).toBeLessThanOrEqual(10 * minuteMs);
  });

  it('neither rises nor sets beyond the polar circle in midwinter and midsummer', () => {
    const tromso = { latitude: 69.6, longitude: 19 };
    expect(sunOfDay(tromso, Date.UTC(2026, 11, 21))).toEqual({ up: false });
    expect(sunOfDay(tromso, Date.UTC(2026, 5, 21))).toEqual({ up: true });
  });

  it('moves by less than five minutes from one day to the next, over the whole table and the whole year', () => {
    for (const zone of ['Pacific/Honolulu', 'Europe/Madrid', 'America/Anchorage', 'Asia/Tokyo']) {
      let before: number | undefined;
      for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 2); day += 24 * hourMs) {
        const sun = sunOfDay(place(zone), day);
        if ('up' in sun) throw new Error(zone);
        const clock = sun.set - day;
        if (before !== undefined) expect(Math.abs(clock - before)).toBeLessThan(5 * minuteMs);
        before = clock;
      }
    }
  });
});

describe('the hour of a room', () => {
  const sun = { rise: 7 * hourMs, set: 17 * hourMs };
  it.each([
    [7 * hourMs - 1, 'NIGHT'],
    [7 * hourMs, 'MORNING'],
    [10 * hourMs - 1, 'MORNING'],
    [10 * hourMs, 'NOON'],
    [16 * hourMs - 1, 'NOON'],
    [16 * hourMs, 'GOLDEN'],
    [17 * hourMs - 1, 'GOLDEN'],
    [17 * hourMs, 'EVENING'],
    [21 * hourMs - 1, 'EVENING'],
    [21 * hourMs, 'NIGHT'],
  ] as const)('at %i ms of a day from seven to five is %s', (now, hour) => {
    expect(hourOfDay(now, sun)).toBe(hour);
  });

  it('is noon where the sun never sets and evening where it never rises', () => {
    expect(hourOfDay(0, { up: true })).toBe('NOON');
    expect(hourOfDay(0, { up: false })).toBe('EVENING');
  });
});

describe('the place of a time zone', () => {
  it('is absent for a zone that is not in the table, and for a name that every object has', () => {
    expect(placeOfZone('Antarctica/Troll')).toBeUndefined();
    expect(placeOfZone('constructor')).toBeUndefined();
  });
});
