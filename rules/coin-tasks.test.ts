import { describe, expect, it } from 'vitest';
import { clipToDailyCap, dayAfter, localDay, periodKey, taskPoints, taskStatus } from './coin-tasks.ts';

describe('the period of a task', () => {
  const evening = Date.UTC(2026, 10, 22, 23, 30);

  it('is the local day, the local week from Monday on, or all time', () => {
    expect(periodKey('DAILY', evening, 'Europe/London')).toBe('2026-11-22');
    expect(periodKey('DAILY', evening, 'Asia/Tokyo')).toBe('2026-11-23');
    expect(periodKey('WEEKLY', evening, 'Europe/London')).toBe('week of 2026-11-16');
    expect(periodKey('WEEKLY', evening, 'Asia/Tokyo')).toBe('week of 2026-11-23');
    expect(periodKey('ONCE', evening, 'Asia/Tokyo')).toBe('once');
  });

  it('changes at local midnight on days of 23 and of 25 hours, too', () => {
    const midnightOf = (utc: number, zone: string) => [localDay(utc - 1, zone), localDay(utc, zone)];
    expect(midnightOf(Date.UTC(2026, 2, 29, 22), 'Europe/Berlin')).toEqual(['2026-03-29', '2026-03-30']);
    expect(midnightOf(Date.UTC(2026, 9, 25, 23), 'Europe/Berlin')).toEqual(['2026-10-25', '2026-10-26']);
    expect(midnightOf(Date.UTC(2026, 2, 9, 4), 'America/New_York')).toEqual(['2026-03-08', '2026-03-09']);
    expect(midnightOf(Date.UTC(2026, 9, 3, 14), 'Australia/Sydney')).toEqual(['2026-10-03', '2026-10-04']);
  });

  it('follows the calendar over the ends of months and years', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  });
});

describe('what a task gives', () => {
  it('is clipped to the rest of the day', () => {
    expect(clipToDailyCap(50, 100)).toBe(50);
    expect(clipToDailyCap(50, 280)).toBe(20);
    expect(clipToDailyCap(50, 300)).toBe(0);
    expect(clipToDailyCap(50, 350)).toBe(0);
  });

  it('is a tenth of its coins in points, rounded down, and at least one', () => {
    expect([5, 10, 19, 100].map(taskPoints)).toEqual([1, 1, 1, 10]);
  });

  it('can be claimed when the target is reached, once', () => {
    expect(taskStatus(0, 3, false)).toBe('OPEN');
    expect(taskStatus(2, 3, false)).toBe('DOING');
    expect(taskStatus(3, 3, false)).toBe('CLAIMABLE');
    expect(taskStatus(3, 3, true)).toBe('DONE');
  });
});
