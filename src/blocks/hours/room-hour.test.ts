import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceHour, filesOfHour, sunsetLine } from './room-hour.ts';

const lqip = { day: '#aaaaaa', night: '#111111' };
const image = (name: string) => ({ url: `/media/${name}/`, alt: name, w: 1600, h: 900, widths: [640], lqip });
const room = { image: image('room'), hours: [{ hour: 'GOLDEN' as const, side: 'golden' }] };

/** New York, 24 November 2026: the sun sets at 16:31. */
const at = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`);
const hourAt = (time: string, address: string | null = null) => deviceHour(at(time), 'America/New_York', address)?.hour;

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the hour of the device', () => {
  test('follows the sun of its time zone', () => {
    expect(['05:00', '08:00', '12:00', '16:00', '18:00', '23:30'].map((time) => hourAt(time))).toEqual([
      'NIGHT',
      'MORNING',
      'NOON',
      'GOLDEN',
      'EVENING',
      'NIGHT',
    ]);
  });

  test('is that of the address where it names one, and of the clock where it names none that there is', () => {
    expect(hourAt('12:00', '18')).toBe('EVENING');
    expect(hourAt('12:00', '8:30')).toBe('MORNING');
    for (const nonsense of ['24', '-1', '', '12:60', 'noon', '1e1']) expect(hourAt('18:00', nonsense)).toBe('EVENING');
  });

  test('is unknown in a time zone without a place', () => {
    expect(deviceHour(at('12:00'), 'Antarctica/Troll', null)).toBeUndefined();
  });
});

describe('the line about the sunset', () => {
  test('has the clock of the market', () => {
    const sunset = deviceHour(at('12:00'), 'America/New_York', null)?.sunset ?? 0;
    expect(sunsetLine(sunset, 'US')).toMatch(/^Sunset today: 4:[23]\d PM$/);
    expect(sunsetLine(sunset, 'GB')).toMatch(/^Sunset today: 16:[23]\d$/);
  });
});

describe('the picture of an hour', () => {
  test('is none where the page shows it already', () => {
    expect(filesOfHour(room, 'NOON', 'light')).toBeUndefined();
    expect(filesOfHour(room, 'EVENING', 'dark')).toBeUndefined();
  });

  test('is the other side of the room at noon in the dark and in the evening in the light', () => {
    expect(filesOfHour(room, 'NOON', 'dark')?.avif).toBe('/media/room/day-640.avif 640w');
    expect(filesOfHour(room, 'EVENING', 'light')?.avif).toBe('/media/room/night-640.avif 640w');
  });

  test('is that of the hour where there is one, and none where there is not', () => {
    expect(filesOfHour(room, 'GOLDEN', 'light')?.avif).toBe('/media/room/golden-640.avif 640w');
    expect(filesOfHour(room, 'MORNING', 'light')).toBeUndefined();
  });

  test('is none where data is saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(filesOfHour(room, 'GOLDEN', 'light')).toBeUndefined();
  });
});
