import type { components } from '#openapi/types.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { tagsOf, waitsForOperator } from '#rules/qa-texts.ts';
import { keywordsOf } from '#rules/search-words.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProduct } from '../../catalogue/find-product.ts';
import { openMemberDay } from '../../coins/member-zone.ts';
import { readAuthor } from './read-author.ts';
import { ownMedia } from '../../media/own-media.ts';
import { countShownTexts, countWrittenToday } from './author-standing.ts';
import { deleteDraft } from './drafts/save-draft.ts';
import { heatOf, shownFlag } from './change-question.ts';
import { readOneQuestion } from './present-question.ts';
import { writeQuestionPassages } from './question-passages.ts';
import { requireLength, storedText } from './written-text.ts';

type NewQuestion = components['schemas']['NewQuestion'];

/** Words by which a question is found; what else it says is not searched. */
export const wordsPerQuestion = 60;

/**
 * Takes a member's question about a product, once however often it is sent. It is shown at once unless a person has to look
 * at it first.
 * @throws NOT_FOUND for a product or an upload that does not exist, QA_RATE, BAD_REQUEST for a text that is too short
 */
export async function askQuestion(
  shop: ShopContext,
  caller: ProvedContext,
  { draftId, ...input }: NewQuestion,
  key: string,
): Promise<components['schemas']['Question']> {
  const { spu } = await findProduct(shop, { spu: input.spu });
  const subject = caller.account.accountId;
  const intent: Intent<'askQuestion'> = { operation: 'askQuestion', subject, key, request: input };
  const { questionId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      await deleteDraft(tx, subject, draftId);
      return writeQuestion(shop, tx, caller, { ...input, spu });
    }),
  );
  return readOneQuestion(shop, caller, questionId);
}

async function writeQuestion(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  input: Omit<NewQuestion, 'draftId'>,
): Promise<{ readonly questionId: string }> {
  const { accountId } = caller.account;
  const title = storedText(requireLength('title', input.title, 'title'));
  const body = storedText(requireLength('body', input.body ?? '', 'question'));
  const now = shop.clock.now();
  const { zone } = await openMemberDay(shop, tx, caller);
  if ((await countWrittenToday(tx, 'questions', { accountId, now, zone })) >= qaDailyLimits.questions) {
    throw new ShopError('QA_RATE');
  }
  const media = await ownMedia(shop, tx, { accountId }, input.mediaIds ?? []);
  const text = `${title}\n${body}`;
  const approved = await countShownTexts(tx, accountId);
  const status = waitsForOperator({ text, media: media.length, approved }) ? 'PENDING' : 'OPEN';
  const questionId = shop.newId();
  const follows = 1;
  await tx
    .insertInto('questions')
    .values({
      id: questionId,
      spu: input.spu,
      account_id: accountId,
      author: await readAuthor(tx, accountId),
      title,
      body,
      media: JSON.stringify(media),
      status,
      is_shown: shownFlag(status),
      follow_count: follows,
      heat: heatOf({ answers: 0, follows }),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('question_follows')
    .values({ account_id: accountId, question_id: questionId, created_at: now })
    .execute();
  await indexQuestion(tx, questionId, text);
  return { questionId };
}

/** Writes by which words and tags a question is found, and its passages. */
export async function indexQuestion(tx: Tx, questionId: string, text: string): Promise<void> {
  await tx.deleteFrom('question_words').where('question_id', '=', questionId).execute();
  await tx.deleteFrom('question_tags').where('question_id', '=', questionId).execute();
  const words = keywordsOf(text, wordsPerQuestion).map((word) => ({ question_id: questionId, word }));
  const tags = tagsOf(text).map((tag) => ({ question_id: questionId, tag }));
  if (words.length > 0) await tx.insertInto('question_words').values(words).execute();
  if (tags.length > 0) await tx.insertInto('question_tags').values(tags).execute();
  await writeQuestionPassages(tx, questionId);
}
