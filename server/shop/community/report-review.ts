import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { callerDigest } from '#server/security/caller-digest.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** An operator needs no more of them to look at a review. */
const keptPerReview = 20;

/** Puts a review before the operators; it stays shown until one of them decides. @throws NOT_FOUND for one not shown */
export async function reportReview(
  shop: ShopContext,
  context: RequestContext,
  { reviewId, reason }: components['schemas']['ReviewReport'],
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select('id')
      .where('id', '=', reviewId)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst();
    if (!review) throw new ShopError('NOT_FOUND');
    const { reports } = await tx
      .selectFrom('review_reports')
      .select((row) => row.fn.countAll<number>().as('reports'))
      .where('review_id', '=', reviewId)
      .executeTakeFirstOrThrow();
    if (Number(reports) >= keptPerReview) return;
    await tx
      .insertInto('review_reports')
      .values({ review_id: reviewId, reporter: callerDigest(context), reason, created_at: shop.clock.now() })
      .onConflict((conflict) => conflict.columns(['review_id', 'reporter']).doNothing())
      .execute();
  });
}
