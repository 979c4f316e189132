import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { QuestionRow, ReplyRow } from './lock-question.ts';
import { readMayReply } from './may-reply.ts';
import { findVisibleQuestion, presentQuestions } from './present-question.ts';
import { presentReplies } from './present-reply.ts';

const relatedShown = 4;
const ownShown = 10;

/** A question with a page of its answers, the best first. @throws NOT_FOUND for one that the caller does not see */
export async function readQuestion(
  shop: ShopContext,
  context: RequestContext,
  { questionId, pageNo = 1 }: { readonly questionId: string; readonly pageNo?: number },
): Promise<components['schemas']['QuestionDetail']> {
  const row = await findVisibleQuestion(shop.db, context, questionId);
  const isFirst = pageNo === 1;
  const [replies, own, related, mayReply] = await Promise.all([
    readReplies(shop.db, questionId, pageNo),
    isFirst ? readOwnReplies(shop.db, context, questionId) : [],
    isFirst ? readRelated(shop.db, row) : [],
    readMayReply(shop, context, row),
  ]);
  const [[question], shownReplies, ownReplies, relatedQuestions] = await Promise.all([
    presentQuestions(shop, context, [row]),
    presentReplies(shop, context, replies),
    presentReplies(shop, context, own),
    presentQuestions(shop, context, related),
  ]);
  if (!question) throw new ShopError('NOT_FOUND');
  return {
    question,
    replies: shownReplies,
    total: row.answer_count,
    pageNo,
    pageSize: pageSizeDefault,
    ownReplies,
    related: relatedQuestions,
    mayReply,
  };
}

const readReplies = (db: Db, questionId: string, pageNo: number): Promise<ReplyRow[]> =>
  db
    .selectFrom('question_replies')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('status', '=', 'PUBLISHED')
    .orderBy('is_best', 'desc')
    .orderBy('likes', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSizeDefault)
    .offset((pageNo - 1) * pageSizeDefault)
    .execute();

/** Own answers that wait for an operator, and those that one removed. */
async function readOwnReplies(db: Db, context: RequestContext, questionId: string): Promise<ReplyRow[]> {
  if (!isMember(context)) return [];
  return db
    .selectFrom('question_replies')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('account_id', '=', context.account.accountId)
    .where((row) =>
      row.or([
        row('status', '=', 'PENDING'),
        row.and([row('status', '=', 'REMOVED'), row('removed_by', '=', 'OPERATOR')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(ownShown)
    .execute();
}

const readRelated = (db: Db, { id, spu }: QuestionRow): Promise<QuestionRow[]> =>
  db
    .selectFrom('questions')
    .selectAll()
    .where('spu', '=', spu)
    .where('is_shown', '=', 1)
    .where('id', '!=', id)
    .orderBy('heat', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(relatedShown)
    .execute();
