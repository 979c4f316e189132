import { describe, expect, test } from 'vitest';
import { sites } from './markets.ts';
import { promisedDay } from './market-days.ts';

const noon = Date.UTC(2026, 10, 24, 12);

describe('a promised day', () => {
  test.each([
    ['US', 'Tue, Nov 24'],
    ['CA', 'Tue, Nov 24'],
    ['JA', 'Tue, Nov 24'],
    ['GB', 'Tue 24 Nov'],
    ['EU', 'Tue 24 Nov'],
  ] as const)('is written in %s as %s', (site, words) => {
    expect(promisedDay(noon, site)).toBe(words);
  });

  test('is the same day of the month everywhere, from midnight to midnight UTC', () => {
    for (const site of sites) {
      expect(promisedDay(Date.UTC(2026, 10, 24), site)).toContain('24');
      expect(promisedDay(Date.UTC(2026, 10, 25) - 1, site)).toContain('24');
    }
  });
});
