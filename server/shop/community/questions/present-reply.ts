import type { components } from '#openapi/types.ts';
import { editableUntil } from '#rules/qa-limits.ts';
import { displayText } from '#rules/text.ts';
import type { MemberContext, RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMedia } from '../../media/own-media.ts';
import type { ReplyRow } from './lock-question.ts';

type QaReply = components['schemas']['QaReply'];

/** Answers as one member sees them or as a guest does, in the order of their rows. */
export async function presentReplies(
  { db, clock }: ShopContext,
  { account }: RequestContext,
  rows: readonly ReplyRow[],
): Promise<QaReply[]> {
  const accountId = account?.accountId;
  const likes =
    accountId === undefined || rows.length === 0
      ? []
      : await db
          .selectFrom('question_reply_likes')
          .select('reply_id')
          .where('account_id', '=', accountId)
          .where(
            'reply_id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
  const liked = new Set(likes.map(({ reply_id: id }) => id));
  const now = clock.now();
  return rows.map((row): QaReply => {
    const isOwn = accountId !== undefined && row.account_id === accountId;
    return {
      replyId: row.id,
      questionId: row.question_id,
      body: displayText(row.body),
      media: readMedia(row.media),
      author: displayText(row.author),
      isBuyer: row.is_buyer === 1,
      isAnswerer: row.is_answerer === 1,
      isOfficial: row.is_official === 1,
      isBest: row.is_best === 1,
      likes: row.likes,
      liked: liked.has(row.id),
      commentCount: row.comment_count,
      own: isOwn,
      status: row.status,
      rejection: isOwn ? row.rejection : null,
      editableUntil: isOwn && row.status !== 'REMOVED' ? editableUntil(row.created_at, now) : null,
      createdTime: row.created_at,
    };
  });
}

/** An own answer by its id. @throws NOT_FOUND */
export async function readOneReply(shop: ShopContext, caller: MemberContext, replyId: string): Promise<QaReply> {
  const row = await shop.db
    .selectFrom('question_replies')
    .selectAll()
    .where('id', '=', replyId)
    .where('account_id', '=', caller.account.accountId)
    .executeTakeFirst();
  const [reply] = row ? await presentReplies(shop, caller, [row]) : [];
  if (!reply) throw new ShopError('NOT_FOUND');
  return reply;
}
