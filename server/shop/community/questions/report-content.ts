import { createHash } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { QaTarget } from '#server/db/tables/questions.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** An operator needs no more of them to look at a text. */
const keptPerText = 20;

const reporterOf = (accountId: string): string =>
  createHash('sha256').update(`member ${accountId}`).digest('base64url');

async function isShown(db: Db, type: QaTarget, id: string): Promise<boolean> {
  if (type === 'QUESTION') {
    const shown = db.selectFrom('questions').select('id').where('id', '=', id).where('is_shown', '=', 1);
    return (await shown.executeTakeFirst()) !== undefined;
  }
  const shownReplies = db
    .selectFrom('question_replies')
    .innerJoin('questions', 'questions.id', 'question_replies.question_id')
    .where('question_replies.status', '=', 'PUBLISHED')
    .where('questions.is_shown', '=', 1);
  const shown =
    type === 'REPLY'
      ? shownReplies.where('question_replies.id', '=', id)
      : shownReplies
          .innerJoin('question_comments', 'question_comments.reply_id', 'question_replies.id')
          .where('question_comments.id', '=', id)
          .where('question_comments.status', '=', 'PUBLISHED');
  return (await shown.select('question_replies.id').executeTakeFirst()) !== undefined;
}

/** Puts a text before the operators; it stays shown until one of them decides. @throws NOT_FOUND for one that is not shown */
export async function reportContent(
  shop: ShopContext,
  accountId: string,
  { targetType, targetId, reasonCode }: components['schemas']['ContentReport'],
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    if (!(await isShown(tx, targetType, targetId))) throw new ShopError('NOT_FOUND');
    const { reports } = await tx
      .selectFrom('qa_reports')
      .select((row) => row.fn.countAll<number>().as('reports'))
      .where('target_type', '=', targetType)
      .where('target_id', '=', targetId)
      .executeTakeFirstOrThrow();
    if (Number(reports) >= keptPerText) return;
    const report = { target_type: targetType, target_id: targetId, reporter: reporterOf(accountId) };
    await tx
      .insertInto('qa_reports')
      .values({ ...report, reason: reasonCode, created_at: shop.clock.now() })
      .onConflict((conflict) => conflict.columns(['target_type', 'target_id', 'reporter']).doNothing())
      .execute();
  });
}
