import { expect, it } from 'vitest';
import { endOfDayAfter } from './local-days.ts';

const zone = 'America/New_York';
const noon = Date.UTC(2026, 9, 30, 16);

it('days end with the local day, also across a change of clocks', () => {
  expect(endOfDayAfter(noon, 0, zone)).toBe(Date.UTC(2026, 9, 31, 4));
  expect(endOfDayAfter(noon, 7, zone)).toBe(Date.UTC(2026, 10, 7, 5));
  expect(endOfDayAfter(Date.UTC(2026, 9, 31, 3, 59), 0, zone)).toBe(Date.UTC(2026, 9, 31, 4));
  expect(endOfDayAfter(Date.UTC(2026, 11, 31, 20), 1, 'Asia/Tokyo')).toBe(Date.UTC(2027, 0, 2, 15));
});
