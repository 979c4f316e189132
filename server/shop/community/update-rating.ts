import { reachedSteps, type RatingSummary, summariseRatings } from '#rules/ratings.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { raiseVersions } from '../catalogue/versions.ts';

/** What the reviews of a product that are shown come to. */
export async function readRating(db: Db, spu: string): Promise<RatingSummary> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('reviews')])
    .where('spu', '=', spu)
    .where('status', '=', 'PUBLISHED')
    .groupBy('rating')
    .execute();
  return summariseRatings(rows.map(({ rating, reviews }) => ({ rating, reviews: Number(reviews) })));
}

/** Writes the rating of a product where the catalogue reads it, from its reviews; in the transaction that changed them. */
export async function updateRating(shop: ShopContext, tx: Tx, spu: string): Promise<void> {
  const now = shop.clock.now();
  // Held before counting: of two reviews at once, the second to come here counts the first as well.
  await tx.updateTable('products').set({ updated_at: now }).where('spu', '=', spu).execute();
  const { avg, count } = await readRating(tx, spu);
  await tx.updateTable('products').set({ rating_avg: avg, rating_count: count }).where('spu', '=', spu).execute();
  await tx.deleteFrom('product_facets').where('spu', '=', spu).where('key', '=', 'rating').execute();
  const facets = reachedSteps(avg).map(({ value, label, from }) => ({
    id: shop.newId(),
    spu,
    sku: null,
    key: 'rating',
    value,
    label,
    number: from,
    created_at: now,
    updated_at: now,
  }));
  if (facets.length > 0) await tx.insertInto('product_facets').values(facets).execute();
  await raiseVersions(tx, ['CATALOGUE']);
}
