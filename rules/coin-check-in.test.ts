import { describe, expect, it } from 'vitest';
import { adoptZone, type CheckInStand, isCheckedIn, litDays, nextCheckIn, zoneStays } from './coin-check-in.ts';
import { dayAfter } from './coin-tasks.ts';

/** Checks in on the given days, from the first one on. */
function checkIns(days: readonly string[]): { stand: CheckInStand; rewards: number[] } {
  let stand: CheckInStand = { day: null, streak: 0 };
  const rewards: number[] = [];
  for (const today of days) {
    const { streak, reward } = nextCheckIn(stand, today);
    rewards.push(reward);
    stand = { day: today, streak };
  }
  return { stand, rewards };
}
const row = (from: string, length: number) => Array.from({ length }, (_, index) => dayAfter(from, index));

describe('check-ins', () => {
  it('give more from day to day for a week, then begin anew', () => {
    expect(checkIns(row('2026-11-20', 9)).rewards).toEqual([5, 5, 10, 10, 15, 15, 30, 5, 5]);
  });

  it('begin anew after a missed day', () => {
    expect(checkIns([...row('2026-02-26', 3), ...row('2026-03-02', 2)]).rewards).toEqual([5, 5, 10, 5, 5]);
  });

  it('count once a day, and not on a day that a change of zone has brought back', () => {
    const stand = { day: '2026-11-21', streak: 2 };
    expect(isCheckedIn(stand, '2026-11-21')).toBe(true);
    expect(isCheckedIn(stand, '2026-11-20')).toBe(true);
    expect(isCheckedIn(stand, '2026-11-22')).toBe(false);
  });

  it('light the strip up to today, and none of it after a missed day or a full row', () => {
    const stand = { day: '2026-11-21', streak: 7 };
    expect(litDays(stand, '2026-11-21')).toBe(7);
    expect(litDays(stand, '2026-11-22')).toBe(0);
    expect(litDays({ ...stand, streak: 3 }, '2026-11-22')).toBe(3);
    expect(litDays({ ...stand, streak: 3 }, '2026-11-23')).toBe(0);
    expect(litDays({ day: null, streak: 0 }, '2026-11-21')).toBe(0);
  });
});

describe('the zone of a member', () => {
  const now = Date.UTC(2026, 10, 21);

  it('is the first one that is heard, for thirty days', () => {
    const first = adoptZone({ zone: null, since: null }, 'Etc/GMT+12', now);
    expect(first).toEqual({ zone: 'Etc/GMT+12', since: now });
    expect(adoptZone(first, undefined, now)).toBe(first);
    expect(adoptZone(first, 'Pacific/Kiritimati', now)).toBe(first);
  });

  it('stays for thirty days after a change', () => {
    const changed = { zone: 'Asia/Tokyo', since: now };
    expect(adoptZone(changed, 'Europe/Berlin', now + zoneStays - 1)).toBe(changed);
    expect(adoptZone(changed, 'Europe/Berlin', now + zoneStays).zone).toBe('Europe/Berlin');
  });
});
