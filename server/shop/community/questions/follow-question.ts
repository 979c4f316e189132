import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { heatOf } from './change-question.ts';
import { lockQuestion } from './lock-question.ts';

/** Follows a question or no longer; a repeated call changes nothing. @throws NOT_FOUND for one that the member does not see */
export function followQuestion(
  shop: ShopContext,
  accountId: string,
  { questionId, on }: components['schemas']['QuestionFollow'],
): Promise<components['schemas']['FollowCount']> {
  return withTransaction(shop, 'durable', async (tx) => {
    const question = await lockQuestion(shop, tx, questionId);
    if (question.is_shown === 0 && question.account_id !== accountId) throw new ShopError('NOT_FOUND');
    if (on) {
      await tx
        .insertInto('question_follows')
        .values({ account_id: accountId, question_id: questionId, created_at: shop.clock.now() })
        .onConflict((conflict) => conflict.columns(['account_id', 'question_id']).doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('question_follows')
        .where('account_id', '=', accountId)
        .where('question_id', '=', questionId)
        .execute();
    }
    const { follows } = await tx
      .selectFrom('question_follows')
      .select((row) => row.fn.countAll<number>().as('follows'))
      .where('question_id', '=', questionId)
      .executeTakeFirstOrThrow();
    const followCount = Number(follows);
    await tx
      .updateTable('questions')
      .set({ follow_count: followCount, heat: heatOf({ answers: question.answer_count, follows: followCount }) })
      .where('id', '=', questionId)
      .execute();
    return { questionId, followCount, following: on };
  });
}
