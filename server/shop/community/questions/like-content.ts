import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Like = components['schemas']['Like'];

interface Liked {
  /** Whose text it is; undefined for one that is not shown. */
  author(tx: Tx, id: string): Promise<{ readonly account_id: string | null } | undefined>;
  /** @returns how many rows there are more */
  add(tx: Tx, accountId: string, id: string, now: number): Promise<bigint | undefined>;
  /** @returns how many rows there are less */
  remove(tx: Tx, accountId: string, id: string): Promise<bigint>;
}

const kinds: Readonly<
  Record<Like['targetType'], Liked & { readonly table: 'question_replies' | 'question_comments' }>
> = {
  REPLY: {
    table: 'question_replies',
    author: (tx, id) =>
      tx
        .selectFrom('question_replies')
        .innerJoin('questions', 'questions.id', 'question_replies.question_id')
        .select('question_replies.account_id')
        .where('question_replies.id', '=', id)
        .where('question_replies.status', '=', 'PUBLISHED')
        .where('questions.is_shown', '=', 1)
        .executeTakeFirst(),
    add: async (tx, accountId, id, now) =>
      (
        await tx
          .insertInto('question_reply_likes')
          .values({ account_id: accountId, reply_id: id, created_at: now })
          .onConflict((conflict) => conflict.columns(['account_id', 'reply_id']).doNothing())
          .executeTakeFirstOrThrow()
      ).numInsertedOrUpdatedRows,
    remove: async (tx, accountId, id) =>
      (
        await tx
          .deleteFrom('question_reply_likes')
          .where('account_id', '=', accountId)
          .where('reply_id', '=', id)
          .executeTakeFirstOrThrow()
      ).numDeletedRows,
  },
  COMMENT: {
    table: 'question_comments',
    author: (tx, id) =>
      tx
        .selectFrom('question_comments')
        .innerJoin('question_replies', 'question_replies.id', 'question_comments.reply_id')
        .innerJoin('questions', 'questions.id', 'question_comments.question_id')
        .select('question_comments.account_id')
        .where('question_comments.id', '=', id)
        .where('question_comments.status', '=', 'PUBLISHED')
        .where('question_replies.status', '=', 'PUBLISHED')
        .where('questions.is_shown', '=', 1)
        .executeTakeFirst(),
    add: async (tx, accountId, id, now) =>
      (
        await tx
          .insertInto('question_comment_likes')
          .values({ account_id: accountId, comment_id: id, created_at: now })
          .onConflict((conflict) => conflict.columns(['account_id', 'comment_id']).doNothing())
          .executeTakeFirstOrThrow()
      ).numInsertedOrUpdatedRows,
    remove: async (tx, accountId, id) =>
      (
        await tx
          .deleteFrom('question_comment_likes')
          .where('account_id', '=', accountId)
          .where('comment_id', '=', id)
          .executeTakeFirstOrThrow()
      ).numDeletedRows,
  },
};

/**
 * Gives or takes back the one like of a member; a repeated call changes nothing.
 * @throws NOT_FOUND for an answer or a comment that is not shown, QA_OWN
 */
export function likeContent(
  shop: ShopContext,
  accountId: string,
  { targetType, targetId, on }: Like,
): Promise<components['schemas']['LikeCount']> {
  const kind = kinds[targetType];
  return withTransaction(shop, 'durable', async (tx) => {
    const target = await kind.author(tx, targetId);
    if (!target) throw new ShopError('NOT_FOUND');
    if (target.account_id === accountId) throw new ShopError('QA_OWN');
    const change = on
      ? Number((await kind.add(tx, accountId, targetId, shop.clock.now())) ?? 0n)
      : -Number(await kind.remove(tx, accountId, targetId));
    const { likes } = await tx
      .updateTable(kind.table)
      .set((update) => ({ likes: update('likes', '+', change) }))
      .where('id', '=', targetId)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { targetId, likes, liked: on };
  });
}
