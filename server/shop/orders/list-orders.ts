import type { SqlBool } from 'kysely';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { money } from '#rules/money.ts';
import type { OrderTab } from '#rules/order-actions.ts';
import { dueOfOrder } from '#rules/order-due.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readImage } from '../media/picture.ts';
import { type Claim, readClaims } from './claims.ts';
import { presentCoinPrice } from './coin-price.ts';
import { isReviewable } from './lines-to-review.ts';
import {
  countFound,
  countsOf,
  type ListedLine,
  type ListedOrder,
  readListedLines,
  readListedOrders,
} from './listed-orders.ts';
import { readLostLines } from './lost-parcels.ts';
import { actionsOf } from './order-actions-of.ts';
import type { OrderRow } from './order-row.ts';
import { offersRma } from './rma-options-of.ts';
import { presentStory, readStories, type StoryOf } from './read-story.ts';
import { statusText } from './status-texts.ts';

export type OrderPage = components['schemas']['OrderPage'];
type OrderCard = components['schemas']['OrderCard'];

export interface OrderSearch {
  readonly tab?: OrderTab;
  /** A part of the order number or of a title. */
  readonly q?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

const picturesOnCard = 4;

/**
 * A member's orders, the newest first, with how many stand under each tab; the counts do not follow the search. Two statements
 * where nothing is claimed, on its way or told of any of them.
 */
export async function listOrders(shop: ShopContext, accountId: string, search: OrderSearch): Promise<OrderPage> {
  const { db } = shop;
  const { tab = 'ALL', q = '', pageNo = 1, pageSize = pageSizeDefault } = search;
  const now = shop.clock.now();
  const found = { accountId, tab, q };
  const orders = await readListedOrders(db, found, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const numbersOf = (isAsked: (order: ListedOrder) => boolean) =>
    orders.filter(isAsked).map(({ order_no: orderNo }) => orderNo);
  const [lines, claims, lostLines, storyOf] = await Promise.all([
    readListedLines(
      db,
      numbersOf(() => true),
    ),
    readClaims(
      db,
      numbersOf(({ has_claims: hasClaims }) => isTrue(hasClaims)),
    ),
    readLostLines(
      db,
      numbersOf(({ has_parcels: hasParcels }) => isTrue(hasParcels)),
      now,
    ),
    readStories(db, orders, now),
  ]);
  const counts = await countsOf(db, accountId, orders[0]);
  const isWhole = pageNo === 1 && orders.length < pageSize;
  const total = q === '' ? counts[tab] : isWhole ? orders.length : await countFound(db, found);
  return {
    list: orders.map((order) => ({
      ...toCard(order, {
        lines: lines.get(order.order_no) ?? [],
        claims: claims.get(order.order_no) ?? [],
        lostLines,
        now,
      }),
      ...stateOf(order, storyOf, now),
    })),
    total,
    pageNo,
    pageSize,
    counts,
  };
}

/** What one engine calls true is 1 on the other. */
const isTrue = (value: SqlBool): boolean => Boolean(value);

/** What is told of it instead of a day, or when it left, arrived or will arrive; what is not known is left out. */
function stateOf(
  order: ListedOrder,
  storyOf: StoryOf,
  now: number,
): Pick<OrderCard, 'story' | 'shippedTime' | 'deliveredTime' | 'dueTime'> {
  const isDisputed = isTrue(order.is_disputed);
  const story = isDisputed ? undefined : storyOf(order);
  if (story !== undefined) return presentStory(story);
  const due = dueOfOrder({
    status: order.status,
    cancelRequested: order.cancel_requested_at !== null,
    isDisputed,
    parcelsDue: order.status === 'SHIPPED' ? (order.parcels_due ?? undefined) : undefined,
    promisedDue: order.est_delivery_to ?? undefined,
    now,
  });
  return {
    ...(order.shipped_time === null ? {} : { shippedTime: order.shipped_time }),
    ...(order.delivered_time === null ? {} : { deliveredTime: order.delivered_time }),
    ...(due === undefined ? {} : { dueTime: due }),
  };
}

interface CardFacts {
  readonly lines: readonly ListedLine[];
  readonly claims: readonly Claim[];
  readonly lostLines: ReadonlySet<string>;
  readonly now: number;
}

function toCard(order: OrderRow, { lines, claims, lostLines, now }: CardFacts): OrderCard {
  const [first, ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    orderNo: order.order_no,
    site: order.site,
    status: order.status,
    statusText: statusText(order).text,
    placedTime: order.placed_time,
    payExpireTime: order.pay_expire_time,
    grandTotal: money(order.grand_total_amount, order.currency),
    ...presentCoinPrice(order),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    images: lines.slice(0, picturesOnCard).map(({ image }) => readImage(image)),
    title: `${first?.title ?? ''}${more}`,
    actions: actionsOf(order, now, {
      linesToReview: isReviewable(order) ? lines.filter((line) => !isTrue(line.is_reviewed)).length : 0,
      offersRma: offersRma(order, lines, { claims, lostLines }, now),
    }),
  };
}
