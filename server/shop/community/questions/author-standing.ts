import { localDayBounds } from '#rules/coin-tasks.ts';
import { arrivedStatuses } from '#rules/order-actions.ts';
import { qaPremoderated } from '#rules/qa-limits.ts';
import type { Db } from '#server/db/schema.ts';
import { readAnswererState } from './answerers/answerer-state.ts';

/** Texts of a member that everyone sees, counted as far as it decides whether the next one waits. */
export async function countShownTexts(db: Db, accountId: string): Promise<number> {
  const enough = qaPremoderated + 1;
  const counts = await Promise.all([
    db
      .selectFrom('questions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('is_shown', '=', 1)
      .limit(enough)
      .execute(),
    ...(['question_replies', 'question_comments'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('account_id', '=', accountId)
        .where('status', '=', 'PUBLISHED')
        .limit(enough)
        .execute(),
    ),
  ]);
  return counts.flat().length;
}

/** What a member has written on the local day of `now`, whatever became of it. */
export async function countWrittenToday(
  db: Db,
  table: 'questions' | 'question_replies' | 'question_comments',
  { accountId, now, zone }: { readonly accountId: string; readonly now: number; readonly zone: string },
): Promise<number> {
  const { start, end } = localDayBounds(now, zone);
  const { written } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('written'))
    .where('account_id', '=', accountId)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .executeTakeFirstOrThrow();
  return Number(written);
}

/** The products that a member received, by their SPUs. */
export async function receivedProducts(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .select('order_lines.spu')
    .distinct()
    .where('orders.account_id', '=', accountId)
    .where('orders.status', 'in', arrivedStatuses)
    .orderBy('order_lines.spu')
    .execute();
  return rows.map(({ spu }) => spu);
}

/** Whether a member received a product. */
async function hasReceived(db: Db, accountId: string, spu: string): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .select('order_lines.id')
    .where('orders.account_id', '=', accountId)
    .where('orders.status', 'in', arrivedStatuses)
    .where('order_lines.spu', '=', spu)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** What a member is to those who read an answer about a product. */
export async function readRoles(
  db: Db,
  accountId: string,
  spu: string,
): Promise<{ readonly isBuyer: boolean; readonly isAnswerer: boolean }> {
  const [isBuyer, status] = [await hasReceived(db, accountId, spu), await readAnswererState(db, accountId)];
  return { isBuyer, isAnswerer: status === 'APPROVED' };
}
