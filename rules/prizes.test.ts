import { expect, it } from 'vitest';
import { claimEnd, returnedUntil } from './prizes.ts';

it('a prize can be claimed until the local day of its market ends, also over a change of the clock', () => {
  const noon = Date.parse('2026-03-01T12:00:00Z');
  expect(new Date(claimEnd(noon, 30, 'US')).toISOString()).toBe('2026-04-01T04:00:00.000Z');
  expect(new Date(claimEnd(noon, 30, 'JA')).toISOString()).toBe('2026-03-31T15:00:00.000Z');
  expect(new Date(returnedUntil(noon, 'EU')).toISOString()).toBe('2026-03-08T23:00:00.000Z');
});
