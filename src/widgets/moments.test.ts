import { afterEach, expect, test, vi } from 'vitest';
import { dayText, momentText } from './moments.ts';

afterEach(() => vi.unstubAllEnvs());

const noon = Date.UTC(2026, 10, 21, 17, 5);

test.each([
  ['America/New_York', 'US', 'Sat, Nov 21, 2026, 12:05 PM ET'],
  ['America/Los_Angeles', 'US', 'Sat, Nov 21, 2026, 9:05 AM PT'],
  ['UTC', 'US', 'Sat, Nov 21, 2026, 5:05 PM UTC'],
  ['Europe/Berlin', 'EU', 'Sat 21 Nov 2026, 18:05 CET'],
  ['Europe/London', 'GB', 'Sat 21 Nov 2026, 17:05 GMT'],
  ['Asia/Tokyo', 'JA', '2026/11/22, 02:05 JST'],
] as const)('a moment in %s of %s is %s', (zone, site, text) => {
  vi.stubEnv('TZ', zone);
  expect(momentText(noon, site)).toBe(text);
  expect(text).toContain(dayText(noon, site));
});
