import type { components } from '#openapi/types.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { takesAnswers } from '#rules/qa-states.ts';
import { waitsForOperator } from '#rules/qa-texts.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openMemberDay } from '../../coins/member-zone.ts';
import { ownMedia } from '../../media/own-media.ts';
import { countShownTexts, countWrittenToday, readRoles } from './author-standing.ts';
import { deleteDraft } from './drafts/save-draft.ts';
import { lockQuestion } from './lock-question.ts';
import { readOneReply } from './present-reply.ts';
import { publishReply } from './publish-reply.ts';
import { readAuthor } from './read-author.ts';
import { requireLength, storedText } from './written-text.ts';

type NewReply = components['schemas']['NewReply'];

/**
 * Takes the answer of a member who received the product or is an answerer, once however often it is sent. It is shown at
 * once unless a person has to look at it first.
 * @throws NOT_FOUND, QA_STATE for a question that takes no answers, QA_ROLE, QA_RATE, BAD_REQUEST for a text that is too short
 */
export async function answerQuestion(
  shop: ShopContext,
  caller: ProvedContext,
  { draftId, ...input }: NewReply,
  key: string,
): Promise<components['schemas']['QaReply']> {
  const subject = caller.account.accountId;
  const intent: Intent<'answerQuestion'> = { operation: 'answerQuestion', subject, key, request: input };
  const { replyId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      await deleteDraft(tx, subject, draftId);
      return writeReply(shop, tx, caller, input);
    }),
  );
  return readOneReply(shop, caller, replyId);
}

async function writeReply(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  input: Omit<NewReply, 'draftId'>,
): Promise<{ readonly replyId: string }> {
  const { accountId } = caller.account;
  const body = storedText(requireLength('body', input.body, 'reply'));
  const question = await lockQuestion(shop, tx, input.questionId);
  if (question.is_shown === 0) throw new ShopError('NOT_FOUND');
  if (!takesAnswers(question.status)) throw new ShopError('QA_STATE');
  const { isBuyer, isAnswerer } = await readRoles(tx, accountId, question.spu);
  if (!isBuyer && !isAnswerer) throw new ShopError('QA_ROLE');
  const now = shop.clock.now();
  const { zone } = await openMemberDay(shop, tx, caller);
  if ((await countWrittenToday(tx, 'question_replies', { accountId, now, zone })) >= qaDailyLimits.replies) {
    throw new ShopError('QA_RATE');
  }
  const media = await ownMedia(shop, tx, { accountId }, input.mediaIds ?? []);
  const approved = await countShownTexts(tx, accountId);
  const replyId = shop.newId();
  await tx
    .insertInto('question_replies')
    .values({
      id: replyId,
      question_id: question.id,
      account_id: accountId,
      author: await readAuthor(tx, accountId),
      body,
      media: JSON.stringify(media),
      is_buyer: isBuyer ? 1 : 0,
      is_answerer: isAnswerer ? 1 : 0,
      is_official: 0,
      status: 'PENDING',
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (!waitsForOperator({ text: body, media: media.length, approved })) await publishReply(shop, tx, question, replyId);
  return { replyId };
}
