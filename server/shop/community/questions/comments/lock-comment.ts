import type { Selectable } from 'kysely';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockReply, type QuestionRow, type ReplyRow } from '../lock-question.ts';

export type CommentRow = Selectable<Schema['question_comments']>;

export interface LockedComment {
  readonly question: QuestionRow;
  readonly reply: ReplyRow;
  readonly comment: CommentRow;
}

/** A comment, its answer and their question, which is locked. @throws NOT_FOUND */
export async function lockComment(shop: Pick<ShopContext, 'clock'>, tx: Tx, commentId: string): Promise<LockedComment> {
  const found = await tx
    .selectFrom('question_comments')
    .select('reply_id')
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!found) throw new ShopError('NOT_FOUND');
  const locked = await lockReply(shop, tx, found.reply_id);
  const comment = await tx
    .selectFrom('question_comments')
    .selectAll()
    .where('id', '=', commentId)
    .executeTakeFirstOrThrow();
  return { ...locked, comment };
}
