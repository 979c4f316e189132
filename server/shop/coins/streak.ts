import type { components } from '#openapi/types.ts';
import { checkInRewards, isCheckedIn, litDays, nextCheckIn } from '#rules/coin-check-in.ts';
import { dayAfter, localDay, localDayBounds } from '#rules/coin-tasks.ts';
import type { CoinAccountRow } from './ledger/coin-account.ts';

/** The strip of check-ins as it stands at `now`. */
export function presentStreak(
  { check_in_day: day, check_in_streak: streak }: Pick<CoinAccountRow, 'check_in_day' | 'check_in_streak'>,
  now: number,
  zone: string,
): components['schemas']['CoinStreak'] {
  const today = localDay(now, zone);
  const stand = { day, streak };
  const isDone = isCheckedIn(stand, today);
  return {
    days: litDays(stand, today),
    today: isDone,
    next: nextCheckIn(stand, isDone ? dayAfter(day ?? today) : today).reward,
    table: [...checkInRewards],
    resetTime: localDayBounds(now, zone).end,
  };
}
