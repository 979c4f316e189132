import type { components } from '#openapi/types.ts';
import { arrivedStatuses } from '#rules/order-actions.ts';
import type { Db } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';

/** True for an order whose lines its member may review, each once. */
export function isReviewable({
  status,
  kind,
  account_id: accountId,
}: Pick<OrderRow, 'status' | 'kind' | 'account_id'>): boolean {
  return accountId !== null && kind !== 'DEPOSIT' && arrivedStatuses.includes(status);
}

type OwnReview = components['schemas']['OwnReview'];

/** What became of the reviews of an order, by line. */
export async function reviewsOfLines(
  db: Db,
  orderNo: string,
): Promise<ReadonlyMap<string, { readonly review: OwnReview }>> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .select(['reviews.id', 'reviews.line_id', 'reviews.status', 'reviews.rating', 'reviews.rejection'])
    .where('order_lines.order_no', '=', orderNo)
    .execute();
  return new Map(
    rows.map(({ id, line_id: lineId, status, rating, rejection }) => [
      lineId ?? '',
      { review: { reviewId: id, status, rating, ...(rejection === null ? {} : { rejection }) } },
    ]),
  );
}

/** The ids of all lines of these orders that are still to be reviewed. */
export async function linesToReview(db: Db, orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const orderNos = orders.filter(isReviewable).map(({ order_no }) => order_no);
  if (orderNos.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('reviews', 'reviews.line_id', 'order_lines.id')
    .select('order_lines.id')
    .where('order_lines.order_no', 'in', orderNos)
    .where('reviews.id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
