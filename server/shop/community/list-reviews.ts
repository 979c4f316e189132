import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { displayText } from '#rules/text.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { helpfulCounts, votesOf } from './helpful-votes.ts';
import { readRating } from './update-rating.ts';

export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewSort = 'NEW' | 'HELPFUL' | 'RATING_DESC' | 'RATING_ASC';
type ReviewRow = Selectable<Schema['reviews']>;

export interface ReviewSearch {
  readonly spu: string;
  readonly rating?: number;
  readonly withMedia?: boolean;
  readonly sort?: ReviewSort;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

type Order = readonly [column: 'rating' | 'helpful' | 'created_at' | 'id', direction: 'asc' | 'desc'];

/** Equal reviews are listed the newest first. */
const newest: readonly Order[] = [
  ['created_at', 'desc'],
  ['id', 'desc'],
];
const orders: Readonly<Record<ReviewSort, readonly Order[]>> = {
  NEW: newest,
  HELPFUL: [['helpful', 'desc'], ...newest],
  RATING_DESC: [['rating', 'desc'], ...newest],
  RATING_ASC: [['rating', 'asc'], ...newest],
};

/**
 * The reviews of a product that are shown, as one member sees them or as a guest does. The summary is about all of them,
 * not about what the list is narrowed to.
 */
export async function listReviews(shop: ShopContext, search: ReviewSearch, accountId?: string): Promise<ReviewPage> {
  const { rating, withMedia = false, sort = 'NEW', pageNo = 1, pageSize = pageSizeDefault } = search;
  const product = await findProduct(shop, { spu: search.spu });
  let found = shop.db.selectFrom('reviews').where('spu', '=', product.spu).where('status', '=', 'PUBLISHED');
  if (rating !== undefined) found = found.where('rating', '=', rating);
  if (withMedia) found = found.where('media', '!=', '[]');
  const ordered = orders[sort].reduce(
    (query, [column, direction]) => query.orderBy(column, direction),
    found.selectAll(),
  );
  const [rows, { total }, summary] = await Promise.all([
    ordered
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    readRating(shop.db, product.spu),
  ]);
  const ids = rows.map(({ id }) => id);
  const [counts, votes] = await Promise.all([helpfulCounts(shop.db, ids), votesOf(shop.db, accountId, ids)]);
  const seenBy = (row: ReviewRow) => ({
    helpful: counts.get(row.id) ?? row.helpful,
    voted: votes.has(row.id),
    own: accountId !== undefined && row.account_id === accountId,
  });
  return {
    list: rows.map((row) => ({ ...present(row, product), ...seenBy(row) })),
    total: Number(total),
    pageNo,
    pageSize,
    summary: { ...summary, hist: [...summary.hist] },
  };
}

type Review = components['schemas']['Review'];

function present(row: ReviewRow, { skus }: CatalogueProduct): Omit<Review, 'helpful' | 'voted' | 'own'> {
  const media: components['schemas']['ReviewMedia'][] = JSON.parse(row.media);
  return {
    reviewId: row.id,
    sku: row.sku,
    options: [...(skus.find(({ sku }) => sku === row.sku)?.options ?? [])],
    author: displayText(row.author),
    rating: row.rating,
    title: displayText(row.title),
    body: displayText(row.body),
    media,
    verified: row.order_no !== null,
    createdTime: row.created_at,
    ...(row.merchant_reply === null ? {} : { merchantReply: row.merchant_reply }),
  };
}
