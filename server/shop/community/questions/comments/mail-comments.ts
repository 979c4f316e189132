import { hour } from '#rules/durations.ts';
import { commentsPath } from '#rules/page-paths.ts';
import { displayText } from '#rules/text.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readChoices } from '../../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../../account/preferences/mail-token.ts';
import { communityMails } from '../../mails.ts';
import { beginning } from '../notify-authors.ts';

/** The author of an answer gets no second mail about its comments before this (ms). */
const mailPause = hour;
const atOnce = 100;
const quotedCharacters = 300;

/** Notes that a comment has come to be shown which the author of the answer has not heard of. */
export async function noticeComment(tx: Tx, replyId: string, now: number): Promise<void> {
  await tx
    .insertInto('question_comment_notices')
    .values({ reply_id: replyId, since: now })
    .onConflict((conflict) =>
      conflict.column('reply_id').doUpdateSet({ since: now }).where('question_comment_notices.since', 'is', null),
    )
    .execute();
}

/** Job: tells the authors of answers of new comments, in one mail for an answer and an hour. @returns how many answers */
export function mailComments(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('question_comment_notices')
    .select(['reply_id', 'since'])
    .where('since', 'is not', null)
    .where((row) => row.or([row('sent_time', 'is', null), row('sent_time', '<=', shop.clock.now() - mailPause)]))
    .limit(atOnce);
  const read = inPages(due, ['since', 'reply_id']);
  return workThrough(shop, {
    name: 'mail comments on answers',
    read,
    keyOf: ({ reply_id: replyId }) => replyId,
    run: ({ reply_id: replyId }) => withTransaction(shop, 'durable', (tx) => mailOne(shop, tx, replyId)),
  });
}

async function mailOne(shop: ShopContext, tx: Tx, replyId: string): Promise<boolean> {
  const notice = await tx
    .selectFrom('question_comment_notices')
    .select('since')
    .where('reply_id', '=', replyId)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows: taken } = await tx
    .updateTable('question_comment_notices')
    .set({ since: null })
    .where('reply_id', '=', replyId)
    .where('since', '=', notice.since)
    .executeTakeFirstOrThrow();
  if (notice.since === null || taken !== 1n) return false;
  const answer = await tx
    .selectFrom('question_replies')
    .innerJoin('questions', 'questions.id', 'question_replies.question_id')
    .innerJoin('accounts', 'accounts.id', 'question_replies.account_id')
    .select(['questions.title', 'accounts.email', 'accounts.id'])
    .where('question_replies.id', '=', replyId)
    .where('question_replies.status', '=', 'PUBLISHED')
    .where('questions.is_shown', '=', 1)
    .where('accounts.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!answer) return true;
  const { title, email, id: accountId } = answer;
  const news = tx
    .selectFrom('question_comments')
    .where('reply_id', '=', replyId)
    .where('status', '=', 'PUBLISHED')
    .where('shown_time', '>=', notice.since)
    .where((row) => row.or([row('account_id', 'is', null), row('account_id', '!=', accountId)]));
  const newest = await news
    .select(['author', 'body'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  // Those that the mail would have told of may be away again.
  if (!newest || !(await readChoices(tx, email)).COMMUNITY) return true;
  const { count } = await news.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const link = new URL(commentsPath, shop.config.publicOrigin);
  link.searchParams.set('replyId', replyId);
  link.searchParams.set('sort', 'NEW');
  await sendMail(shop, tx, {
    to: email,
    template: communityMails.answerCommented,
    facts: {
      title: displayText(title),
      author: displayText(newest.author),
      comment: beginning(newest.body, quotedCharacters),
      count: Number(count),
      link: link.href,
      unsubscribe: unsubscribeLinks(shop, email, 'COMMUNITY'),
    },
  });
  const sent = { sent_time: shop.clock.now() };
  await tx.updateTable('question_comment_notices').set(sent).where('reply_id', '=', replyId).execute();
  return true;
}
