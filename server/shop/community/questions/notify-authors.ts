import { pagePaths } from '#rules/page-paths.ts';
import type { ReviewRejection } from '#rules/review-moderation.ts';
import { displayText } from '#rules/text.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { QuestionRow } from './lock-question.ts';
import { communityMails } from '../mails.ts';

/** So much of an answer stands in a mail. */
const quotedCharacters = 300;

/** The beginning of a stored text as it is shown, cut at a character. */
export function beginning(stored: string, max: number): string {
  const characters = [...displayText(stored)];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : characters.join('');
}

const linkTo = (shop: Pick<ShopContext, 'config'>, questionId: string): string => {
  const url = new URL(pagePaths.question, shop.config.publicOrigin);
  url.searchParams.set('questionId', questionId);
  return url.href;
};

/** The address of a member who still is one. */
async function addressOf(tx: Tx, accountId: string): Promise<string | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return account?.email;
}

/** Writes to who asked and still follows the question that an answer of somebody else is shown, once per answer. */
export async function notifyAsker(shop: ShopContext, tx: Tx, question: QuestionRow, replyId: string): Promise<void> {
  const { id: questionId, account_id: accountId, title } = question;
  if (accountId === null) return;
  const reply = await tx
    .selectFrom('question_replies')
    .select(['account_id', 'author', 'body'])
    .where('id', '=', replyId)
    .executeTakeFirstOrThrow();
  const follow = await tx
    .selectFrom('question_follows')
    .select('question_id')
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  const to = await addressOf(tx, accountId);
  if (to === undefined || !follow || reply.account_id === accountId) return;
  const facts = {
    title: displayText(title),
    author: displayText(reply.author),
    answer: beginning(reply.body, quotedCharacters),
    link: linkTo(shop, questionId),
  };
  await sendMail(
    shop,
    tx,
    { to, template: communityMails.questionAnswered, facts },
    { dedupKey: `question answered ${replyId}` },
  );
}

/** Tells a member that a question, an answer or a comment is not shown, and why. */
export async function notifyAuthor(
  shop: ShopContext,
  tx: Tx,
  refused: {
    readonly accountId: string | null;
    readonly title: string;
    readonly kind: 'question' | 'answer' | 'comment';
    readonly rejection: ReviewRejection;
  },
): Promise<void> {
  const { accountId, title, kind, rejection } = refused;
  const to = accountId === null ? undefined : await addressOf(tx, accountId);
  if (to === undefined) return;
  const link = new URL(pagePaths.qaRules, shop.config.publicOrigin).href;
  await sendMail(shop, tx, {
    to,
    template: communityMails.textRefused,
    facts: { title: displayText(title), kind, rejection, link },
  });
}

/** Tells an applicant or an answerer what was decided, and why. */
export async function notifyAnswerer(
  shop: ShopContext,
  tx: Tx,
  decided: {
    readonly accountId: string;
    readonly decision: 'APPROVED' | 'REJECTED' | 'SUSPENDED';
    readonly words: string | null;
  },
): Promise<void> {
  const { accountId, decision, words } = decided;
  const to = await addressOf(tx, accountId);
  if (to === undefined) return;
  const link = new URL(pagePaths.answererGuide, shop.config.publicOrigin).href;
  await sendMail(shop, tx, { to, template: communityMails.answererDecided, facts: { decision, words, link } });
}
