import { civilTime, instantOf, type Zone } from './dates.ts';

/** What a task asks for; BIND_DEVICE opens with an app that binds lamps. */
export type CoinTaskKind =
  | 'BROWSE_LIST'
  | 'VIEW_PRODUCT_SECONDS'
  | 'ADD_TO_CART'
  | 'FIRST_ORDER'
  | 'REVIEW'
  | 'ANSWER'
  | 'SHARE'
  | 'COMPLETE_PROFILE'
  | 'BIND_DEVICE'
  | 'SUBSCRIBE';

/** When a task can be done anew. */
export type CoinTaskPeriod = 'ONCE' | 'DAILY' | 'WEEKLY';

export type CoinTaskStatus = 'OPEN' | 'DOING' | 'CLAIMABLE' | 'DONE';

/** The most coins that check-ins, tasks and games give on one local day. */
export const dailyCoinCap = 300;

/** The coins of an approved review, with and without a picture. */
export const reviewCoins = { withPhoto: 100, plain: 40 } as const;

const pad = (value: number): string => String(value).padStart(2, '0');
const nameOf = (date: Date): string =>
  `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

/** The local day of an instant (epoch ms), 'YYYY-MM-DD'. */
export function localDay(instant: number, zone: Zone): string {
  const { year, month, day } = civilTime(instant, zone);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The day that lies `count` days after another; both 'YYYY-MM-DD'. */
export function dayAfter(day: string, count = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return nameOf(date);
}

/** The local day of an instant: from `start` until just before `end` (epoch ms). */
export function localDayBounds(instant: number, zone: Zone): { readonly start: number; readonly end: number } {
  const midnight = { ...civilTime(instant, zone), hour: 0, minute: 0 };
  return { start: instantOf(midnight, zone), end: instantOf({ ...midnight, day: midnight.day + 1 }, zone) };
}

/** When the period that an instant lies in began (epoch ms); 0 for a task that is done once. */
export function periodStart(period: CoinTaskPeriod, instant: number, zone: Zone): number {
  if (period === 'ONCE') return 0;
  const midnight = { ...civilTime(instant, zone), hour: 0, minute: 0 };
  const weekday = new Date(`${localDay(instant, zone)}T00:00:00Z`).getUTCDay();
  return instantOf({ ...midnight, day: midnight.day - (period === 'WEEKLY' ? (weekday + 6) % 7 : 0) }, zone);
}

/** Names the period that an instant lies in: 'once', a local day, or the Monday of the local week. */
export function periodKey(period: CoinTaskPeriod, instant: number, zone: Zone): string {
  if (period === 'ONCE') return 'once';
  const day = localDay(instant, zone);
  if (period === 'DAILY') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return `week of ${dayAfter(day, -((weekday + 6) % 7))}`;
}

/** What is paid out of a reward when `earnedToday` coins have been given on the same local day. */
export const clipToDailyCap = (reward: number, earnedToday: number): number =>
  Math.max(0, Math.min(reward, dailyCoinCap - earnedToday));

/** The growth points of a task: a tenth of its coins, rounded down, and at least 1. */
export const taskPoints = (coins: number): number => Math.max(1, Math.floor(coins / 10));

export function taskStatus(progress: number, target: number, isClaimed: boolean): CoinTaskStatus {
  if (isClaimed) return 'DONE';
  if (progress >= target) return 'CLAIMABLE';
  return progress > 0 ? 'DOING' : 'OPEN';
}
