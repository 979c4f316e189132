import type { ReviewRejection } from '#rules/review-moderation.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { QaTarget } from '#server/db/tables/questions.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { countUpheldReport } from './answerers/decide.ts';
import { changeQuestion } from './change-question.ts';
import { publishComment, removeComment } from './comments/change-comment.ts';
import { lockComment } from './comments/lock-comment.ts';
import { lockQuestion, lockReply } from './lock-question.ts';
import { publishReply } from './publish-reply.ts';
import { recordDecision } from './record-decision.ts';
import { removeQuestion, removeReply } from './remove-content.ts';
import { notifyAuthor } from './notify-authors.ts';
import { requireLength, storedText } from './written-text.ts';

/** Who answers for the shop. */
export const shopName = 'Lampyris';

/** What an id names. @throws NOT_FOUND */
async function targetOf(db: Db, id: string): Promise<QaTarget> {
  const question = await db.selectFrom('questions').select('id').where('id', '=', id).executeTakeFirst();
  if (question) return 'QUESTION';
  const reply = await db.selectFrom('question_replies').select('id').where('id', '=', id).executeTakeFirst();
  if (reply) return 'REPLY';
  const comment = await db.selectFrom('question_comments').select('id').where('id', '=', id).executeTakeFirst();
  if (!comment) throw new ShopError('NOT_FOUND');
  return 'COMMENT';
}

/** Shows a question, an answer or a comment that waits or that an operator removed; its reports are settled. @throws NOT_FOUND, QA_STATE */
export async function approveContent(shop: ShopContext, id: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const type = await targetOf(tx, id);
    if (type === 'QUESTION') {
      const question = await lockQuestion(shop, tx, id);
      if (question.is_shown === 0) await changeQuestion(tx, question, 'APPROVE', { rejection: null, removed_by: null });
    } else if (type === 'COMMENT') {
      const locked = await lockComment(shop, tx, id);
      if (locked.comment.status !== 'PUBLISHED') await publishComment(shop, tx, locked);
    } else {
      const { question, reply } = await lockReply(shop, tx, id);
      if (reply.status !== 'PUBLISHED') await publishReply(shop, tx, question, id);
    }
    await settleReports(tx, type, id);
    await recordDecision(shop, tx, { type, id, decision: 'APPROVE', reason: null });
  });
}

/**
 * Takes a question, an answer or a comment away; its author reads why. Where it was reported, the reports are upheld.
 * @throws NOT_FOUND, QA_STATE for one that is away already
 */
export async function removeContent(
  shop: ShopContext,
  id: string,
  { rejection, decision }: { readonly rejection: ReviewRejection; readonly decision: 'REJECT' | 'REMOVE' },
): Promise<void> {
  const removal = { by: 'OPERATOR', rejection } as const;
  await withTransaction(shop, 'durable', async (tx) => {
    const type = await targetOf(tx, id);
    if (type === 'QUESTION') {
      const question = await lockQuestion(shop, tx, id);
      await removeQuestion(tx, question, removal);
      await settleReports(tx, type, id);
      const { account_id: accountId, title } = question;
      await notifyAuthor(shop, tx, { accountId, title, kind: 'question', rejection });
    } else if (type === 'COMMENT') {
      const locked = await lockComment(shop, tx, id);
      await removeComment(shop, tx, locked, removal);
      await settleReports(tx, type, id);
      const { account_id: accountId } = locked.comment;
      await notifyAuthor(shop, tx, { accountId, title: locked.question.title, kind: 'comment', rejection });
    } else {
      const { question, reply } = await lockReply(shop, tx, id);
      await removeReply(shop, tx, { question, reply }, removal);
      const reports = await settleReports(tx, type, id);
      const { account_id: accountId } = reply;
      if (reports > 0 && accountId !== null && reply.is_answerer === 1) await countUpheldReport(shop, tx, accountId);
      await notifyAuthor(shop, tx, { accountId, title: question.title, kind: 'answer', rejection });
    }
    await recordDecision(shop, tx, { type, id, decision, reason: rejection });
  });
}

/** Closes a question for answers, or opens it again. @throws NOT_FOUND, QA_STATE */
export async function closeQuestion(shop: ShopContext, id: string, event: 'CLOSE' | 'REOPEN'): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    await changeQuestion(tx, await lockQuestion(shop, tx, id), event);
    await recordDecision(shop, tx, { type: 'QUESTION', id, decision: event, reason: null });
  });
}

/** Answers for the shop; shown at once. @returns the id of the answer @throws NOT_FOUND, QA_STATE, BAD_REQUEST */
export function answerOfficially(shop: ShopContext, questionId: string, text: string): Promise<string> {
  const body = storedText(requireLength('body', text, 'reply'));
  const replyId = shop.newId();
  return withTransaction(shop, 'durable', async (tx) => {
    const question = await lockQuestion(shop, tx, questionId);
    const now = shop.clock.now();
    await tx
      .insertInto('question_replies')
      .values({
        ...{ id: replyId, question_id: questionId, account_id: null, author: shopName, body, media: '[]' },
        ...{ is_buyer: 0, is_answerer: 0, is_official: 1, status: 'PENDING', created_at: now, updated_at: now },
      })
      .execute();
    await publishReply(shop, tx, question, replyId);
    return replyId;
  });
}

/** @returns how many reports there were */
async function settleReports(tx: Tx, type: QaTarget, id: string): Promise<number> {
  const { numDeletedRows: settled } = await tx
    .deleteFrom('qa_reports')
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(settled);
}
