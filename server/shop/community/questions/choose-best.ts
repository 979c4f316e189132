import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { rewardAnswer } from '../../coins/reward-answer.ts';
import { lockQuestion } from './lock-question.ts';
import { writeQuestionPassages } from './question-passages.ts';

type BestReply = components['schemas']['BestReply'];

/**
 * Marks the best answer to an own question, or none. The first one that is marked brings its author coins; another choice
 * later moves none.
 * @throws NOT_FOUND for a question of somebody else and an answer that is not shown under it
 */
export function chooseBestReply(
  shop: ShopContext,
  accountId: string,
  { questionId, replyId }: BestReply,
): Promise<BestReply> {
  return withTransaction(shop, 'durable', async (tx) => {
    const question = await lockQuestion(shop, tx, questionId);
    if (question.account_id !== accountId || question.is_shown === 0) throw new ShopError('NOT_FOUND');
    const reply =
      replyId === null
        ? undefined
        : await tx
            .selectFrom('question_replies')
            .selectAll()
            .where('id', '=', replyId)
            .where('question_id', '=', questionId)
            .where('status', '=', 'PUBLISHED')
            .executeTakeFirst();
    if (replyId !== null && !reply) throw new ShopError('NOT_FOUND');
    await tx
      .updateTable('question_replies')
      .set({ is_best: 0 })
      .where('question_id', '=', questionId)
      .where('is_best', '=', 1)
      .execute();
    if (reply) await tx.updateTable('question_replies').set({ is_best: 1 }).where('id', '=', reply.id).execute();
    await tx
      .updateTable('questions')
      .set({ best_reply_id: replyId, ...(reply ? { best_paid: 1 } : {}) })
      .where('id', '=', questionId)
      .execute();
    await writeQuestionPassages(tx, questionId);
    if (reply && question.best_paid === 0) await rewardAnswer(shop, tx, { question, reply, kind: 'best' });
    return { questionId, replyId };
  });
}
