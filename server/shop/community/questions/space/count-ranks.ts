import { sql } from 'kysely';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** The month of a time and when it began; months are those of UTC. */
export function monthOf(time: number): { readonly month: string; readonly start: number } {
  const date = new Date(time);
  return { month: date.toISOString().slice(0, 7), start: Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) };
}

/**
 * Job: counts anew who has answered most in this month, so that nobody who looks at a rank counts the answers of all.
 * @returns how many members have a rank
 */
export function countRanks(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const { month, start } = monthOf(now);
  return withTransaction(shop, 'durable', async (tx) => {
    const { numInsertedOrUpdatedRows: ranked = 0n } = await tx
      .insertInto('qa_ranks')
      .columns(['account_id', 'month', 'place', 'answers', 'likes', 'counted_time'])
      .expression((row) =>
        row
          .selectFrom('question_replies')
          .innerJoin('accounts', 'accounts.id', 'question_replies.account_id')
          .select(({ fn }) => [
            sql<string>`question_replies.account_id`.as('account_id'),
            sql<string>`${sql.lit(month)}`.as('month'),
            sql<number>`rank() over (order by count(*) desc, sum(likes) desc)`.as('place'),
            fn.countAll<number>().as('answers'),
            fn.sum<number>('likes').as('likes'),
            sql<number>`${sql.lit(now)}`.as('counted_time'),
          ])
          .where('question_replies.status', '=', sql.lit('PUBLISHED'))
          .where('question_replies.created_at', '>=', start)
          .where('accounts.status', '!=', 'DELETED')
          .groupBy('account_id')
          .orderBy('account_id'),
      )
      // Another process may have counted meanwhile: the later count stays.
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet((row) => ({
            month: row.ref('excluded.month'),
            place: row.ref('excluded.place'),
            answers: row.ref('excluded.answers'),
            likes: row.ref('excluded.likes'),
            counted_time: row.ref('excluded.counted_time'),
          }))
          .whereRef('qa_ranks.counted_time', '<=', 'excluded.counted_time'),
      )
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('qa_ranks').where('counted_time', '<', now).execute();
    return Number(ranked);
  });
}
