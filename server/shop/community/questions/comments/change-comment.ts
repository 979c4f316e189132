import type { ReviewRejection } from '#rules/review-moderation.ts';
import { replyAfter } from '#rules/qa-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Removal } from '../remove-content.ts';
import type { LockedComment } from './lock-comment.ts';
import { noticeComment } from './mail-comments.ts';

/** Shows a comment below its answer; its author is told of it by the next mail. @throws QA_STATE */
export async function publishComment(
  shop: ShopContext,
  tx: Tx,
  { reply, comment }: Pick<LockedComment, 'reply' | 'comment'>,
): Promise<void> {
  const now = shop.clock.now();
  await changeComment(shop, tx, comment, 'APPROVE', { rejection: null, removed_by: null });
  if (comment.shown_time !== null) return;
  await tx.updateTable('question_comments').set({ shown_time: now }).where('id', '=', comment.id).execute();
  if (reply.account_id !== null && reply.account_id !== comment.account_id) await noticeComment(tx, reply.id, now);
}

/** Takes a comment away. @throws QA_STATE for one that is away already */
export const removeComment = (
  shop: ShopContext,
  tx: Tx,
  { comment }: Pick<LockedComment, 'comment'>,
  { by, rejection }: Removal,
): Promise<void> => changeComment(shop, tx, comment, 'REMOVE', { removed_by: by, rejection });

async function changeComment(
  { clock }: ShopContext,
  tx: Tx,
  { id, reply_id: replyId, status: before, removed_by: removedBy }: LockedComment['comment'],
  event: 'APPROVE' | 'REMOVE',
  change: { readonly rejection: ReviewRejection | null; readonly removed_by: Removal['by'] | null },
): Promise<void> {
  const status = replyAfter(before, event, { isDeletedByAuthor: removedBy === 'AUTHOR' });
  if (status === undefined) throw new ShopError('QA_STATE');
  await tx
    .updateTable('question_comments')
    .set({ ...change, status, updated_at: clock.now() })
    .where('id', '=', id)
    .execute();
  const more = Number(status === 'PUBLISHED') - Number(before === 'PUBLISHED');
  if (more === 0) return;
  await tx
    .updateTable('question_replies')
    .set((row) => ({ comment_count: row('comment_count', '+', more) }))
    .where('id', '=', replyId)
    .execute();
}
