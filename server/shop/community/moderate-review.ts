import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { updateRating } from './update-rating.ts';

/** Shows a review or takes it away, whatever was decided before; the rating of its product follows. @throws NOT_FOUND */
export async function moderateReview(
  shop: ShopContext,
  reviewId: string,
  verdict: 'PUBLISHED' | 'REJECTED',
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const review = await tx
      .updateTable('reviews')
      .set({ status: verdict, updated_at: shop.clock.now() })
      .where('id', '=', reviewId)
      .returning('spu')
      .executeTakeFirst();
    if (!review) throw new ShopError('NOT_FOUND');
    await updateRating(shop, tx, review.spu);
  });
}
