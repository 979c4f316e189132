import type { components } from '#openapi/types.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { monthOf } from './count-ranks.ts';

type QaSpace = components['schemas']['QaSpace'];

/** Sums over the own texts of a member. */
export async function readStats(db: Db, accountId: string): Promise<QaSpace['stats']> {
  const { questions } = await db
    .selectFrom('questions')
    .select((row) => row.fn.countAll<number>().as('questions'))
    .where('account_id', '=', accountId)
    .where('is_shown', '=', 1)
    .executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('question_replies')
    .select((row) => [
      row.fn.countAll<number>().as('answers'),
      row.fn.sum<number | null>('is_best').as('best'),
      row.fn.sum<number | null>('likes').as('likes'),
      row.fn.sum<number | null>('shown_coins').as('shown'),
      row.fn.sum<number | null>('best_coins').as('bestCoins'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return {
    questions: Number(questions),
    answers: Number(sums.answers),
    best: Number(sums.best ?? 0),
    likes: Number(sums.likes ?? 0),
    coins: Number(sums.shown ?? 0) + Number(sums.bestCoins ?? 0),
  };
}

/** The rank of a member in this month, as the job has counted it last. */
export async function readRank({ db, clock }: ShopContext, accountId: string): Promise<QaSpace['rank']> {
  const rank = await db
    .selectFrom('qa_ranks')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('month', '=', monthOf(clock.now()).month)
    .executeTakeFirst();
  if (!rank) return null;
  const { place, answers, month, counted_time: countedTime } = rank;
  return { place, answers, month, countedTime };
}
