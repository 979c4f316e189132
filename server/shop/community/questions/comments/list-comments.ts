import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMemberDay } from '../../../coins/member-zone.ts';
import { countWrittenToday } from '../author-standing.ts';
import type { QuestionRow, ReplyRow } from '../lock-question.ts';
import { findVisibleQuestion, presentQuestions } from '../present-question.ts';
import { presentReplies } from '../present-reply.ts';
import type { CommentRow } from './lock-comment.ts';
import { presentComments } from './present-comment.ts';

type Schemas = components['schemas'];

const ownShown = 10;

interface CommentSearch {
  readonly replyId: string;
  readonly sort?: Schemas['CommentSort'];
  readonly pageNo?: number;
}

/** An answer with a page of its comments. @throws NOT_FOUND for an answer that the caller does not see */
export async function listComments(
  shop: ShopContext,
  context: RequestContext,
  { replyId, sort = 'HOT', pageNo = 1 }: CommentSearch,
): Promise<Schemas['CommentPage']> {
  const { question, reply } = await findVisibleReply(shop.db, context, replyId);
  const [rows, own, mayComment, [shownQuestion], [shownReply]] = await Promise.all([
    readComments(shop.db, { replyId, sort, pageNo }),
    pageNo === 1 ? readOwnComments(shop.db, context, replyId) : [],
    readMayComment(shop, context, { question, reply }),
    presentQuestions(shop, context, [question]),
    presentReplies(shop, context, [reply]),
  ]);
  if (!shownQuestion || !shownReply) throw new ShopError('NOT_FOUND');
  const [list, ownList] = await Promise.all(
    [rows, own].map((each) => presentComments(shop, context, { question, reply }, each)),
  );
  return {
    question: shownQuestion,
    reply: shownReply,
    sort,
    list: list ?? [],
    total: reply.comment_count,
    pageNo,
    pageSize: pageSizeDefault,
    own: ownList ?? [],
    mayComment,
  };
}

/** An answer that the caller sees: one that is shown, or an own one, of a question that the caller sees. @throws NOT_FOUND */
async function findVisibleReply(db: Db, context: RequestContext, replyId: string) {
  const reply = await db.selectFrom('question_replies').selectAll().where('id', '=', replyId).executeTakeFirst();
  const isOwn = context.account !== undefined && reply?.account_id === context.account.accountId;
  if (!reply || (reply.status !== 'PUBLISHED' && !isOwn)) throw new ShopError('NOT_FOUND');
  return { question: await findVisibleQuestion(db, context, reply.question_id), reply };
}

const readComments = (db: Db, { replyId, sort, pageNo }: Required<CommentSearch>): Promise<CommentRow[]> =>
  db
    .selectFrom('question_comments')
    .selectAll()
    .where('reply_id', '=', replyId)
    .where('status', '=', 'PUBLISHED')
    .$if(sort === 'HOT', (query) => query.orderBy('likes', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSizeDefault)
    .offset((pageNo - 1) * pageSizeDefault)
    .execute();

/** Own comments that wait for an operator, and those that one removed. */
async function readOwnComments(db: Db, context: RequestContext, replyId: string): Promise<CommentRow[]> {
  if (!isMember(context)) return [];
  return db
    .selectFrom('question_comments')
    .selectAll()
    .where('reply_id', '=', replyId)
    .where('account_id', '=', context.account.accountId)
    .where((row) =>
      row.or([
        row('status', '=', 'PENDING'),
        row.and([row('status', '=', 'REMOVED'), row('removed_by', '=', 'OPERATOR')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ownShown)
    .execute();
}

async function readMayComment(
  shop: ShopContext,
  context: RequestContext,
  { question, reply }: { readonly question: QuestionRow; readonly reply: ReplyRow },
): Promise<Schemas['MayComment']> {
  if (question.is_shown === 0 || reply.status !== 'PUBLISHED') return 'CLOSED';
  if (!isMember(context)) return 'LOGIN';
  const { accountId } = context.account;
  const { zone } = await readMemberDay(shop, context);
  const written = await countWrittenToday(shop.db, 'question_comments', { accountId, now: shop.clock.now(), zone });
  return written >= qaDailyLimits.comments ? 'LIMIT' : 'YES';
}
