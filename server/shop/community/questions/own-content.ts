import type { components } from '#openapi/types.ts';
import { editableUntil, type qaLengths } from '#rules/qa-limits.ts';
import { waitsForOperator } from '#rules/qa-texts.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMedia } from '../../media/own-media.ts';
import { indexQuestion } from './ask-question.ts';
import { writeQuestionPassages } from './question-passages.ts';
import { countShownTexts } from './author-standing.ts';
import { removeComment } from './comments/change-comment.ts';
import { lockComment } from './comments/lock-comment.ts';
import { lockQuestion, lockReply, type QuestionRow, type ReplyRow } from './lock-question.ts';
import { removeQuestion, removeReply } from './remove-content.ts';
import { requireLength, storedText } from './written-text.ts';

type Schemas = components['schemas'];

const deleted = { by: 'AUTHOR', rejection: null } as const;

const requireOwn = (accountId: string, own: Pick<ReplyRow, 'account_id' | 'status'> | QuestionRow): void => {
  if (own.account_id !== accountId || own.status === 'REMOVED') throw new ShopError('NOT_FOUND');
};

/** An own question or answer, locked. @throws NOT_FOUND for one of somebody else or one that is removed */
async function lockOwn(
  shop: ShopContext,
  tx: Tx,
  accountId: string,
  { type, id }: { readonly type: 'QUESTION' | 'REPLY'; readonly id: string },
): Promise<{ readonly question: QuestionRow; readonly reply?: ReplyRow }> {
  const locked = type === 'REPLY' ? await lockReply(shop, tx, id) : { question: await lockQuestion(shop, tx, id) };
  requireOwn(accountId, 'reply' in locked ? locked.reply : locked.question);
  return locked;
}

/** Takes an own question, answer or comment away for good, and the coins of the answer. @throws NOT_FOUND */
export async function deleteContent(
  shop: ShopContext,
  accountId: string,
  { type, id }: Schemas['ContentRef'],
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    if (type === 'COMMENT') {
      const locked = await lockComment(shop, tx, id);
      requireOwn(accountId, locked.comment);
      await removeComment(shop, tx, locked, deleted);
      return;
    }
    const { question, reply } = await lockOwn(shop, tx, accountId, { type, id });
    await (reply ? removeReply(shop, tx, { question, reply }, deleted) : removeQuestion(tx, question, deleted));
  });
}

/**
 * Changes an own text within 15 minutes. What is shown already and would now have to wait for an operator is not changed.
 * @throws NOT_FOUND, QA_EDIT_OVER, BAD_REQUEST for a text that is too short
 */
export async function editContent(
  shop: ShopContext,
  accountId: string,
  { title, body, ...ref }: Schemas['ContentChange'],
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const { question, reply } = await lockOwn(shop, tx, accountId, ref);
    if (reply) {
      const changed = changedText('body', body, reply.body, 'reply');
      await requireEditable(shop, tx, reply, { text: changed, isShown: reply.status === 'PUBLISHED' });
      await tx.updateTable('question_replies').set({ body: changed }).where('id', '=', reply.id).execute();
      await writeQuestionPassages(tx, question.id);
      return;
    }
    const changed = {
      title: changedText('title', title, question.title, 'title'),
      body: changedText('body', body, question.body, 'question'),
    };
    const text = `${changed.title}\n${changed.body}`;
    await requireEditable(shop, tx, question, { text, isShown: question.is_shown === 1 });
    await tx.updateTable('questions').set(changed).where('id', '=', question.id).execute();
    await indexQuestion(tx, question.id, text);
  });
}

const changedText = (
  path: 'title' | 'body',
  text: string | undefined,
  stored: string,
  kind: keyof typeof qaLengths,
): string => (text === undefined ? stored : storedText(requireLength(path, text, kind)));

async function requireEditable(
  { clock }: ShopContext,
  tx: Tx,
  row: Pick<QuestionRow, 'account_id' | 'created_at' | 'media'>,
  { text, isShown }: { readonly text: string; readonly isShown: boolean },
): Promise<void> {
  if (editableUntil(row.created_at, clock.now()) === null) throw new ShopError('QA_EDIT_OVER');
  if (!isShown || row.account_id === null) return;
  const others = (await countShownTexts(tx, row.account_id)) - 1;
  const draft = { text, media: readMedia(row.media).length, approved: others };
  if (waitsForOperator(draft)) throw new ShopError('QA_EDIT_OVER');
}
