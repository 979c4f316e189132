import type { components } from '#openapi/types.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { waitsForModeration } from '#rules/review-moderation.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { ownMedia } from '../media/own-media.ts';
import { authorName } from './author-name.ts';
import { isReviewable } from '../orders/lines-to-review.ts';
import { rewardReview } from '../coins/reward-review.ts';
import { updateRating } from './update-rating.ts';

type NewReview = components['schemas']['NewReview'];

/**
 * Takes a member's review of a line that has arrived, once however often it is sent. It is shown at once unless a person
 * has to look at it first.
 * @throws NOT_FOUND for a line or an upload that is not the member's, REVIEW_TOO_EARLY, REVIEW_EXISTS
 */
export async function createReview(
  shop: ShopContext,
  accountId: string,
  input: NewReview,
  key: string,
): Promise<components['schemas']['ReviewReceipt']> {
  const intent: Intent<'createReview'> = { operation: 'createReview', subject: accountId, key, request: input };
  return withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => writeReview(shop, tx, accountId, input)),
  );
}

async function writeReview(
  shop: ShopContext,
  tx: Tx,
  accountId: string,
  input: NewReview,
): Promise<components['schemas']['ReviewReceipt']> {
  const line = await boughtLine(tx, accountId, input);
  if (!isReviewable(line)) throw new ShopError('REVIEW_TOO_EARLY');
  const media = await ownMedia(shop, tx, { accountId }, input.media ?? []);
  const { rating, title, body } = input;
  const status = waitsForModeration({ title, body, media: media.length }) ? 'PENDING' : 'PUBLISHED';
  const reviewId = shop.newId();
  const now = shop.clock.now();
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('reviews')
    .values({
      id: reviewId,
      spu: line.spu,
      sku: line.sku,
      account_id: accountId,
      author: authorName(line),
      order_no: input.orderNo,
      line_id: input.lineId,
      rating,
      title: encodeEmoji(title),
      body: encodeEmoji(body),
      media: JSON.stringify(media),
      status,
      merchant_reply: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .executeTakeFirst();
  if (written !== 1n) throw new ShopError('REVIEW_EXISTS');
  if (status === 'PUBLISHED') {
    await updateRating(shop, tx, line.spu);
    const review = { id: reviewId, account_id: accountId, order_no: input.orderNo, media: JSON.stringify(media) };
    await rewardReview(shop, tx, review);
  }
  return { reviewId, status };
}

async function boughtLine(tx: Tx, accountId: string, { orderNo, lineId }: NewReview) {
  const line = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select([
      'order_lines.sku',
      'order_lines.spu',
      'orders.status',
      'orders.kind',
      'orders.account_id',
      'nickname',
      'email',
    ])
    .where('order_lines.id', '=', lineId)
    .where('orders.order_no', '=', orderNo)
    .where('orders.account_id', '=', accountId)
    .executeTakeFirst();
  if (!line) throw new ShopError('NOT_FOUND');
  return line;
}
