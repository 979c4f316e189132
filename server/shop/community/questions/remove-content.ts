import type { ReviewRejection } from '#rules/review-moderation.ts';
import { replyAfter } from '#rules/qa-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RemovedBy } from '#server/db/tables/questions.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { reclaimAnswerCoins } from '../../coins/reward-answer.ts';
import { changeQuestion } from './change-question.ts';
import type { QuestionRow, ReplyRow } from './lock-question.ts';

export interface Removal {
  readonly by: RemovedBy;
  readonly rejection: ReviewRejection | null;
}

/** Takes a locked question away; its answers go with it and their authors lose nothing. @throws QA_STATE */
export async function removeQuestion(tx: Tx, question: QuestionRow, { by, rejection }: Removal): Promise<void> {
  await changeQuestion(tx, question, 'REMOVE', { removed_by: by, rejection });
}

/** Takes an answer to a locked question away, and the coins that it brought. @throws QA_STATE for one that is away already */
export async function removeReply(
  shop: ShopContext,
  tx: Tx,
  { question, reply }: { readonly question: QuestionRow; readonly reply: ReplyRow },
  { by, rejection }: Removal,
): Promise<void> {
  const status = replyAfter(reply.status, 'REMOVE', { isDeletedByAuthor: reply.removed_by === 'AUTHOR' });
  if (status === undefined) throw new ShopError('QA_STATE');
  await tx
    .updateTable('question_replies')
    .set({ status, removed_by: by, rejection, is_best: 0, updated_at: shop.clock.now() })
    .where('id', '=', reply.id)
    .execute();
  const best = question.best_reply_id === reply.id ? { best_reply_id: null } : {};
  await changeQuestion(tx, question, 'ANSWERS_CHANGED', best);
  await reclaimAnswerCoins(shop, tx, reply);
}
