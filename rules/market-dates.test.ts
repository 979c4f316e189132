import { describe, expect, test } from 'vitest';
import { deadlineText, marketClock, marketDay } from './market-dates.ts';

const thursday = { year: 2026, month: 11, day: 26 };

test.each([
  ['US', 'Thu, Nov 26', 'Thu, Nov 26, 2026', '5:03 PM'],
  ['CA', 'Thu, Nov 26', 'Thu, Nov 26, 2026', '5:03 PM'],
  ['GB', 'Thu 26 Nov', 'Thu 26 Nov 2026', '17:03'],
  ['EU', 'Thu 26 Nov', 'Thu 26 Nov 2026', '17:03'],
  ['JA', '2026/11/26', '2026/11/26', '17:03'],
] as const)('%s writes a day as %s or %s, and a time as %s', (site, day, dated, clock) => {
  expect(marketDay(thursday, site)).toBe(day);
  expect(marketDay(thursday, site, { withYear: true })).toBe(dated);
  expect(marketClock({ hour: 17, minute: 3 }, site)).toBe(clock);
});

test.each([
  [0, '12:05 AM'],
  [12, '12:05 PM'],
  [23, '11:05 PM'],
] as const)('at %d hours the clock of twelve hours shows %s', (hour, text) => {
  expect(marketClock({ hour, minute: 5 }, 'US')).toBe(text);
});

describe('a deadline', () => {
  test.each([
    ['US', Date.UTC(2026, 10, 22, 22, 3), 'Sun, Nov 22, 5:03 PM ET'],
    ['CA', Date.UTC(2026, 6, 22, 21, 3), 'Wed, Jul 22, 5:03 PM ET'],
    ['GB', Date.UTC(2026, 10, 22, 17, 3), 'Sun 22 Nov, 17:03 GMT'],
    ['GB', Date.UTC(2026, 6, 22, 16, 3), 'Wed 22 Jul, 17:03 BST'],
    ['EU', Date.UTC(2026, 10, 22, 16, 3), 'Sun 22 Nov, 17:03 CET'],
    ['EU', Date.UTC(2026, 6, 22, 15, 3), 'Wed 22 Jul, 17:03 CEST'],
    ['JA', Date.UTC(2026, 10, 22, 8, 3), '2026/11/22, 17:03 JST'],
  ] as const)('in %s stands with the zone of its market: %s', (site, instant, text) => {
    expect(deadlineText(instant, site)).toBe(text);
  });
});
