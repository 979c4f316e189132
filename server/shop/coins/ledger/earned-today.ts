import { localDayBounds } from '#rules/coin-tasks.ts';
import type { Db } from '#server/db/schema.ts';

/** Coins of check-ins, tasks and games on the local day of `now`: what the limit of the day counts. */
export async function earnedToday(db: Db, accountId: string, now: number, zone: string): Promise<number> {
  const { start, end } = localDayBounds(now, zone);
  const { sum } = await db
    .selectFrom('coin_movements')
    .select((row) => row.fn.sum<number | null>('available_change').as('sum'))
    .where('account_id', '=', accountId)
    .where('type', '=', 'EARN')
    .where('source', 'in', ['CHECK_IN', 'TASK', 'GAME'])
    .where('time', '>=', start)
    .where('time', '<', end)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
