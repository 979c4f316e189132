import type { components } from '#openapi/types.ts';
import { displayText } from '#rules/text.ts';
import type { MemberContext, RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { QuestionRow, ReplyRow } from '../lock-question.ts';
import type { CommentRow } from './lock-comment.ts';

type QaComment = components['schemas']['QaComment'];

/** Who wrote what the comments are about. */
interface Above {
  readonly question: Pick<QuestionRow, 'account_id'>;
  readonly reply: Pick<ReplyRow, 'account_id'>;
}

/** Comments as one member sees them or as a guest does, in the order of their rows. */
export async function presentComments(
  { db }: ShopContext,
  { account }: RequestContext,
  { question, reply }: Above,
  rows: readonly CommentRow[],
): Promise<QaComment[]> {
  const accountId = account?.accountId;
  const likes =
    accountId === undefined || rows.length === 0
      ? []
      : await db
          .selectFrom('question_comment_likes')
          .select('comment_id')
          .where('account_id', '=', accountId)
          .where(
            'comment_id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
  const liked = new Set(likes.map(({ comment_id: id }) => id));
  return rows.map((row): QaComment => {
    const isOwn = accountId !== undefined && row.account_id === accountId;
    const isBy = (other: string | null) => row.account_id !== null && row.account_id === other;
    return {
      commentId: row.id,
      replyId: row.reply_id,
      body: displayText(row.body),
      author: displayText(row.author),
      isAsker: isBy(question.account_id),
      isAnswerAuthor: isBy(reply.account_id),
      likes: row.likes,
      liked: liked.has(row.id),
      own: isOwn,
      status: row.status,
      rejection: isOwn ? row.rejection : null,
      createdTime: row.created_at,
    };
  });
}

/** An own comment by its id. @throws NOT_FOUND */
export async function readOneComment(shop: ShopContext, caller: MemberContext, commentId: string): Promise<QaComment> {
  const { db } = shop;
  const row = await db
    .selectFrom('question_comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('account_id', '=', caller.account.accountId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  const authorOf = (table: 'questions' | 'question_replies', id: string) =>
    db.selectFrom(table).select('account_id').where('id', '=', id).executeTakeFirstOrThrow();
  const [question, reply] = await Promise.all([
    authorOf('questions', row.question_id),
    authorOf('question_replies', row.reply_id),
  ]);
  const [comment] = await presentComments(shop, caller, { question, reply }, [row]);
  if (!comment) throw new ShopError('NOT_FOUND');
  return comment;
}
