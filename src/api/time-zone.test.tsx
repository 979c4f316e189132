import { afterEach, expect, test, vi } from 'vitest';
import { deviceTimeZone } from './time-zone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser with Temporal names its time zone without a date format', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Tokyo' } });
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(deviceTimeZone()).toBe('Asia/Tokyo');
  expect(format).not.toHaveBeenCalled();
});

test('an older browser names its time zone by a date format', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(deviceTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
