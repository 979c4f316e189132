import { createHash } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** An operator needs no more of them to look at a review. */
const keptPerReview = 20;

/** The same member, or the same browser of a guest, has the same one. A browser without a number is known by its address. */
function reporterOf({ account, client }: RequestContext): string {
  const name = account ? `member ${account.accountId}` : `guest ${client.id === '' ? client.ip : client.id}`;
  return createHash('sha256').update(name).digest('base64url');
}

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
      .values({ review_id: reviewId, reporter: reporterOf(context), reason, created_at: shop.clock.now() })
      .onConflict((conflict) => conflict.columns(['review_id', 'reporter']).doNothing())
      .execute();
  });
}
