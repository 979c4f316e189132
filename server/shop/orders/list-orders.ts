import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { money } from '#rules/money.ts';
import { type OrderTab, tabStatuses } from '#rules/order-actions.ts';
import { type DueFacts, dueOfOrder } from '#rules/order-due.ts';
import { searchedWords, withSynonyms } from '#rules/search-words.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { groupBy } from '#rules/group-by.ts';
import { readImage } from '../media/picture.ts';
import { type Claim, readClaims } from './claims.ts';
import { presentCoinPrice } from './coin-price.ts';
import { linesToReview } from './lines-to-review.ts';
import { readLostLines } from './lost-parcels.ts';
import { actionsOf } from './order-actions-of.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';
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

const tabs: readonly OrderTab[] = ['ALL', 'TO_PAY', 'TO_SHIP', 'SHIPPED', 'DELIVERED', 'AFTER_SALE', 'CLOSED'];
const picturesOnCard = 4;

/** A member's orders, the newest first, with how many stand under each tab; the counts do not follow the search. */
export async function listOrders(shop: ShopContext, accountId: string, search: OrderSearch): Promise<OrderPage> {
  const { tab = 'ALL', q = '', pageNo = 1, pageSize = pageSizeDefault } = search;
  const found = shop.db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .where((eb) => inTab(eb, tab))
    .where((eb) => matches(eb, q));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const orders = await found
    .selectAll()
    .orderBy('placed_time', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const now = shop.clock.now();
  const orderNos = orders.map(({ order_no: orderNo }) => orderNo);
  const [lines, toReview, parcelsDue, claims, lostLines, disputed, storyOf] = await Promise.all([
    linesOf(shop.db, orders),
    linesToReview(shop.db, orders),
    parcelsDueOf(shop.db, orders),
    readClaims(shop.db, orderNos),
    readLostLines(shop.db, orderNos, now),
    readDisputed(shop.db, orderNos),
    readStories(shop.db, orders, now),
  ]);
  return {
    list: orders.map((order) => ({
      ...toCard(order, {
        lines: lines.get(order.order_no) ?? [],
        claims: claims.get(order.order_no) ?? [],
        lostLines,
        toReview,
        now,
      }),
      ...stateOf(
        order,
        storyOf,
        { parcelsDue: parcelsDue.get(order.order_no), isDisputed: disputed.has(order.order_no) },
        now,
      ),
    })),
    total: Number(total),
    pageNo,
    pageSize,
    counts: await countTabs(shop.db, accountId),
  };
}

type Orders = ExpressionBuilder<Schema, 'orders'>;
type Condition = ExpressionWrapper<Schema, 'orders', SqlBool>;

function inTab(eb: Orders, tab: OrderTab): Condition {
  if (tab === 'ALL') return eb.and([]);
  if (tab === 'AFTER_SALE') return eb('after_sale_status', '=', 'OPEN');
  return eb('status', 'in', [...tabStatuses[tab]]);
}

const holds = (column: string, pattern: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
/** A sign with a meaning of its own in patterns is the sign. */
const asTyped = (text: string): string => `%${text.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`;
/** The parts of a word stand beside each other with one sign between them: 'wi fi' and 'wi-fi'. */
const inARow = (parts: readonly string[]): string => `%${parts.join('_')}%`;

/** Orders whose number or one of whose titles or SKUs has what was typed, and those with a title that has each of its words. */
function matches(eb: Orders, q: string): Condition {
  if (q === '') return eb.and([]);
  const words = withSynonyms(searchedWords(q));
  return eb.or([
    holds('orders.order_no', asTyped(q)),
    eb.exists(
      eb
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_no', '=', 'orders.order_no')
        .where((line) =>
          line.or([
            holds('order_lines.title', asTyped(q)),
            holds('order_lines.sku', asTyped(q)),
            ...(words.length === 0
              ? []
              : [
                  line.and(
                    words.map((ways) => line.or(ways.map((parts) => holds('order_lines.title', inARow(parts))))),
                  ),
                ]),
          ]),
        ),
    ),
  ]);
}

async function countTabs(db: Db, accountId: string): Promise<OrderPage['counts']> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['status', 'after_sale_status', eb.fn.countAll<number>().as('held')])
    .where('account_id', '=', accountId)
    .groupBy(['status', 'after_sale_status'])
    .execute();
  const belongs = (tab: OrderTab, row: (typeof rows)[number]): boolean => {
    if (tab === 'ALL') return true;
    return tab === 'AFTER_SALE' ? row.after_sale_status === 'OPEN' : tabStatuses[tab].includes(row.status);
  };
  return Object.fromEntries(
    tabs.map((tab) => [tab, rows.filter((row) => belongs(tab, row)).reduce((sum, { held }) => sum + Number(held), 0)]),
  );
}

async function linesOf(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, OrderLineRow[]>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_no',
      'in',
      orders.map(({ order_no }) => order_no),
    )
    .orderBy('sort')
    .execute();
  return groupBy(rows, ({ order_no }) => order_no);
}

/** The latest day that a carrier named for each order that is on its way. */
async function parcelsDueOf(db: Db, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, number>> {
  const shipped = orders.filter(({ status }) => status === 'SHIPPED').map(({ order_no }) => order_no);
  if (shipped.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipments')
    .select((eb) => ['order_no', eb.fn.max('est_delivery_to').as('due')])
    .where('order_no', 'in', shipped)
    .groupBy('order_no')
    .execute();
  return new Map(rows.flatMap(({ order_no, due }) => (due === null ? [] : [[order_no, Number(due)] as const])));
}

/** The orders whose payment a bank disputes. */
async function readDisputed(db: Db, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const disputes = db.selectFrom('disputes').select('order_no').where('order_no', 'in', orderNos);
  return new Set((await disputes.where('status', '=', 'OPEN').execute()).map(({ order_no: orderNo }) => orderNo));
}

/** What is told of it instead of a day, or when it left, arrived or will arrive; what is not known is left out. */
function stateOf(
  order: OrderRow,
  storyOf: StoryOf,
  facts: Pick<DueFacts, 'parcelsDue' | 'isDisputed'>,
  now: number,
): Pick<OrderCard, 'story' | 'shippedTime' | 'deliveredTime' | 'dueTime'> {
  const story = facts.isDisputed ? undefined : storyOf(order);
  if (story !== undefined) return presentStory(story);
  const due = dueOfOrder({
    status: order.status,
    cancelRequested: order.cancel_requested_at !== null,
    ...facts,
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
  readonly lines: readonly OrderLineRow[];
  readonly claims: readonly Claim[];
  readonly lostLines: ReadonlySet<string>;
  readonly toReview: ReadonlySet<string>;
  readonly now: number;
}

function toCard(order: OrderRow, { lines, claims, lostLines, toReview, now }: CardFacts): OrderCard {
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
      linesToReview: lines.filter(({ id }) => toReview.has(id)).length,
      offersRma: offersRma(order, lines, { claims, lostLines }, now),
    }),
  };
}
