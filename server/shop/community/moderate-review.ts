import type { ReviewRejection } from '#rules/review-moderation.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { rewardReview } from '../coins/reward-review.ts';
import { updateRating } from './update-rating.ts';

export type Verdict =
  | { readonly status: 'PUBLISHED' }
  | { readonly status: 'REJECTED'; readonly rejection: ReviewRejection };

/**
 * Shows a review or takes it away, whatever was decided before; the rating of its product follows and its reports are
 * settled.
 * @throws NOT_FOUND
 */
export async function moderateReview(shop: ShopContext, reviewId: string, verdict: Verdict): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const review = await tx
      .updateTable('reviews')
      .set({ rejection: null, ...verdict, updated_at: shop.clock.now() })
      .where('id', '=', reviewId)
      .returning(['id', 'spu', 'account_id', 'order_no', 'media'])
      .executeTakeFirst();
    if (!review) throw new ShopError('NOT_FOUND');
    await tx.deleteFrom('review_reports').where('review_id', '=', reviewId).execute();
    await updateRating(shop, tx, review.spu);
    if (verdict.status === 'PUBLISHED') await rewardReview(shop, tx, review);
  });
}
