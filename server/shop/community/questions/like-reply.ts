import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

/**
 * Gives or takes back the one like of a member; a repeated call changes nothing.
 * @throws NOT_FOUND for an answer that is not shown, QA_OWN
 */
export function likeReply(
  shop: ShopContext,
  accountId: string,
  { targetId, on }: components['schemas']['ReplyLike'],
): Promise<components['schemas']['LikeCount']> {
  return withTransaction(shop, 'durable', async (tx) => {
    const reply = await tx
      .selectFrom('question_replies')
      .innerJoin('questions', 'questions.id', 'question_replies.question_id')
      .select('question_replies.account_id')
      .where('question_replies.id', '=', targetId)
      .where('question_replies.status', '=', 'PUBLISHED')
      .where('questions.is_shown', '=', 1)
      .executeTakeFirst();
    if (!reply) throw new ShopError('NOT_FOUND');
    if (reply.account_id === accountId) throw new ShopError('QA_OWN');
    const row = { account_id: accountId, reply_id: targetId };
    const { numInsertedOrUpdatedRows: insertedRows = 0n } = on
      ? await tx
          .insertInto('question_reply_likes')
          .values({ ...row, created_at: shop.clock.now() })
          .onConflict((conflict) => conflict.columns(['account_id', 'reply_id']).doNothing())
          .executeTakeFirstOrThrow()
      : {};
    const { numDeletedRows: deletedRows = 0n } = on
      ? {}
      : await tx
          .deleteFrom('question_reply_likes')
          .where('account_id', '=', accountId)
          .where('reply_id', '=', targetId)
          .executeTakeFirstOrThrow();
    const { likes } = await tx
      .updateTable('question_replies')
      .set((update) => ({ likes: update('likes', '+', Number(insertedRows - deletedRows)) }))
      .where('id', '=', targetId)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { targetId, likes, liked: on };
  });
}
