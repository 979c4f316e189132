import { sql } from 'kysely';
import type { TaskPoints } from '#rules/savvy-ledger.ts';
import type { Db } from '#server/db/schema.ts';

/** The points that came with the coins of tasks after `since` (epoch ms); those of coins that were taken back are gone. */
export async function readTaskPoints(db: Db, accountId: string, since: number): Promise<TaskPoints[]> {
  const rows = await db
    .selectFrom('coin_movements')
    .select(['id', 'time', 'points', 'text'])
    .where('account_id', '=', accountId)
    .where('points', '>', 0)
    .where('time', '>', since)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('coin_movements as taken')
            .select('taken.id')
            .where('taken.account_id', '=', accountId)
            .whereRef(
              'taken.cause',
              '=',
              sql<string>`'CLAWBACK:' || coin_movements.source || ':' || coin_movements.ref_no`,
            ),
        ),
      ),
    )
    .execute();
  return rows.map(({ id, time, points, text }) => ({ id, time, points, title: text ?? '' }));
}
