import type { Selectable } from 'kysely';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

export type QuestionRow = Selectable<Schema['questions']>;
export type ReplyRow = Selectable<Schema['question_replies']>;

/**
 * Locks a question to work on it or on one of its answers: whoever comes second waits. Locked before the coins of a member.
 * @throws NOT_FOUND
 */
export async function lockQuestion(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  questionId: string,
): Promise<QuestionRow> {
  const question = await tx
    .updateTable('questions')
    .set({ updated_at: clock.now() })
    .where('id', '=', questionId)
    .returningAll()
    .executeTakeFirst();
  if (!question) throw new ShopError('NOT_FOUND');
  return question;
}

/** An answer and its question, which is locked. @throws NOT_FOUND */
export async function lockReply(
  shop: Pick<ShopContext, 'clock'>,
  tx: Tx,
  replyId: string,
): Promise<{ readonly question: QuestionRow; readonly reply: ReplyRow }> {
  const found = await tx
    .selectFrom('question_replies')
    .select('question_id')
    .where('id', '=', replyId)
    .executeTakeFirst();
  if (!found) throw new ShopError('NOT_FOUND');
  const question = await lockQuestion(shop, tx, found.question_id);
  const reply = await tx.selectFrom('question_replies').selectAll().where('id', '=', replyId).executeTakeFirstOrThrow();
  return { question, reply };
}
