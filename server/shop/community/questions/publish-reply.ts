import { replyAfter } from '#rules/qa-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { rewardAnswer } from '../../coins/reward-answer.ts';
import { changeQuestion } from './change-question.ts';
import type { QuestionRow } from './lock-question.ts';
import { notifyAsker } from './notify-authors.ts';

/**
 * Shows an answer to a locked question: it is counted, its author gets coins and the asker a mail, both once.
 * @throws QA_STATE for one that is shown already or was deleted by its author, and where the question is not shown
 */
export async function publishReply(shop: ShopContext, tx: Tx, question: QuestionRow, replyId: string): Promise<void> {
  const reply = await tx.selectFrom('question_replies').selectAll().where('id', '=', replyId).executeTakeFirstOrThrow();
  const status = replyAfter(reply.status, 'APPROVE', { isDeletedByAuthor: reply.removed_by === 'AUTHOR' });
  if (status === undefined || question.is_shown === 0) throw new ShopError('QA_STATE');
  await tx
    .updateTable('question_replies')
    .set({ status, rejection: null, removed_by: null, updated_at: shop.clock.now() })
    .where('id', '=', replyId)
    .execute();
  await changeQuestion(tx, question, 'ANSWERS_CHANGED');
  await rewardAnswer(shop, tx, { question, reply, kind: 'shown' });
  await notifyAsker(shop, tx, question, replyId);
}
