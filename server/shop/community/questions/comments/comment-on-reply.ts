import type { components } from '#openapi/types.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { waitsForOperator } from '#rules/qa-texts.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openMemberDay } from '../../../coins/member-zone.ts';
import { countShownTexts, countWrittenToday } from '../author-standing.ts';
import { lockReply } from '../lock-question.ts';
import { readAuthor } from '../read-author.ts';
import { requireLength, storedText } from '../written-text.ts';
import { publishComment } from './change-comment.ts';
import { readOneComment } from './present-comment.ts';

type NewComment = components['schemas']['NewComment'];

/**
 * Takes a member's comment on an answer, once however often it is sent. It is shown at once unless a person has to look at
 * it first. It brings no coins.
 * @throws NOT_FOUND for an answer that is not shown, QA_RATE, BAD_REQUEST for a text that is too short
 */
export async function commentOnReply(
  shop: ShopContext,
  caller: ProvedContext,
  input: NewComment,
  key: string,
): Promise<components['schemas']['QaComment']> {
  const subject = caller.account.accountId;
  const intent: Intent<'commentOnReply'> = { operation: 'commentOnReply', subject, key, request: input };
  const { commentId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => writeComment(shop, tx, caller, input)),
  );
  return readOneComment(shop, caller, commentId);
}

async function writeComment(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  input: NewComment,
): Promise<{ readonly commentId: string }> {
  const { accountId } = caller.account;
  const body = storedText(requireLength('body', input.body, 'comment'));
  const { question, reply } = await lockReply(shop, tx, input.replyId);
  if (question.is_shown === 0 || reply.status !== 'PUBLISHED') throw new ShopError('NOT_FOUND');
  const now = shop.clock.now();
  const { zone } = await openMemberDay(shop, tx, caller);
  if ((await countWrittenToday(tx, 'question_comments', { accountId, now, zone })) >= qaDailyLimits.comments) {
    throw new ShopError('QA_RATE');
  }
  const approved = await countShownTexts(tx, accountId);
  const comment = await tx
    .insertInto('question_comments')
    .values({
      id: shop.newId(),
      question_id: question.id,
      reply_id: reply.id,
      account_id: accountId,
      author: await readAuthor(tx, accountId),
      body,
      status: 'PENDING',
      shown_time: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!waitsForOperator({ text: body, media: 0, approved })) await publishComment(shop, tx, { reply, comment });
  return { commentId: comment.id };
}
