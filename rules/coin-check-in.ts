import { dayAfter } from './coin-tasks.ts';
import { day } from './durations.ts';

/** What the check-ins of a row give, by day; after the last one the row begins anew. */
export const checkInRewards = [5, 5, 10, 10, 15, 15, 30] as const;

/** How long a changed zone stays before it can change again (ms). */
export const zoneStays = 30 * day;

export interface CheckInStand {
  /** The local day of the last check-in, 'YYYY-MM-DD'; null before the first. */
  readonly day: string | null;
  /** Check-ins in a row up to that day, 1 to 7; 0 before the first. */
  readonly streak: number;
}

const rewardOf = (streak: number): number => checkInRewards[streak - 1] ?? 0;

/** True where `today` has been checked in; also where a change of zone has put the clock back behind the last one. */
export const isCheckedIn = (stand: CheckInStand, today: string): boolean => stand.day !== null && stand.day >= today;

/** The next check-in of a member: its place in the row, 1 to 7, and its coins. */
export function nextCheckIn({ day: last, streak }: CheckInStand, today: string) {
  const continues = last !== null && dayAfter(last) === today;
  const next = continues ? (streak % checkInRewards.length) + 1 : 1;
  return { streak: next, reward: rewardOf(next) };
}

/** How many days in a row are lit on the strip of `today`: 0 after a missed day and before a new row. */
export function litDays(stand: CheckInStand, today: string): number {
  if (isCheckedIn(stand, today)) return stand.streak;
  return nextCheckIn(stand, today).streak - 1;
}

/** The zone whose midnight begins a member's days. */
export interface MemberZone {
  /** An IANA name; null before one was named. */
  readonly zone: string | null;
  /** When it was named (epoch ms); null for one of before that was kept. */
  readonly since: number | null;
}

/** The zone after a device has named its own: it stays for 30 days, the first one too, or a day could be lived twice. */
export function adoptZone(member: MemberZone, deviceZone: string | undefined, now: number): MemberZone {
  if (deviceZone === undefined || deviceZone === member.zone) return member;
  return member.since !== null && now - member.since < zoneStays ? member : { zone: deviceZone, since: now };
}
