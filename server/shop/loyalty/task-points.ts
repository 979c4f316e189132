import type { TaskPoints } from '#rules/savvy-ledger.ts';
import type { Db } from '#server/db/schema.ts';

/** The points that came with the coins of tasks after `since` (epoch ms). */
export async function readTaskPoints(db: Db, accountId: string, since: number): Promise<TaskPoints[]> {
  const rows = await db
    .selectFrom('coin_movements')
    .select(['id', 'time', 'points', 'text'])
    .where('account_id', '=', accountId)
    .where('points', '>', 0)
    .where('time', '>', since)
    .execute();
  return rows.map(({ id, time, points, text }) => ({ id, time, points, title: text ?? '' }));
}
