import { expect, test } from 'vitest';
import { sites } from './markets.ts';
import { recordsKeptSince, recordYears } from './record-keeping.ts';

test('a record of the last minute of a year is kept to the end of the last year of the period', () => {
  // 31 December 2026, 23:59 in Berlin.
  const issued = Date.UTC(2026, 11, 31, 22, 59);
  const isKept = (now: number) => issued >= recordsKeptSince('EU', now);
  expect(isKept(Date.UTC(2036, 11, 31, 22, 59))).toBe(true);
  expect(isKept(Date.UTC(2036, 11, 31, 23))).toBe(false);
});

test.each(sites)('a record of %s is kept for at least its years, and less than one more', (site) => {
  const now = Date.UTC(2040, 5, 15);
  const years = (now - recordsKeptSince(site, now)) / (365.25 * 86_400_000);
  expect(years).toBeGreaterThan(recordYears[site]);
  expect(years).toBeLessThan(recordYears[site] + 1);
});
