import type { components } from '#openapi/types.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCounts } from '../promotions/crowd/counts.ts';
import { goalOf } from '../promotions/crowd/projects.ts';
import { type KindFacts, kindOf, orderKinds, type OrderStory } from './order-kinds.ts';
import type { OrderRow } from './order-row.ts';

export type StoryOf = (order: OrderRow) => OrderStory | undefined;

/**
 * What some orders tell instead of the day of their arrival, in the words of their market. Nothing is asked where all of
 * them come from the shelf. @param now epoch ms
 */
export async function readStories(db: Db, orders: readonly OrderRow[], now: number): Promise<StoryOf> {
  const numbersOf = (kind: 'DEPOSIT' | 'PLEDGE') =>
    orders.filter((order) => kindOf(order) === kind).map(({ order_no: orderNo }) => orderNo);
  const [deposits, pledges] = await Promise.all([
    readDeposits(db, numbersOf('DEPOSIT')),
    readPledges(db, numbersOf('PLEDGE')),
  ]);
  return (order) => {
    if (order.cancel_requested_at !== null) return undefined;
    const story = orderKinds[kindOf(order)].storyOf?.(
      order,
      { ...deposits.get(order.order_no), ...pledges.get(order.order_no) },
      now,
    );
    return story && inWordsOf(order.site, story);
  };
}

function inWordsOf(site: OrderRow['site'], { headline, hint, stops, next }: OrderStory): OrderStory {
  const say = (text: string) => inMarketUnits(text, site);
  return {
    headline: say(headline),
    hint: say(hint),
    stops: stops.map((stop) => ({ ...stop, label: say(stop.label) })),
    next: next.map(say),
  };
}

/** The story as the contract has it; nothing where there is none. */
export function presentStory(story: OrderStory | undefined): { readonly story?: components['schemas']['OrderStory'] } {
  return story === undefined ? {} : { story: { headline: story.headline, stops: story.stops } };
}

/** What the mail says that an order is paid. */
export async function readPaidNews(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  order: OrderRow,
): Promise<readonly string[]> {
  const story = (await readStories(tx, [order], clock.now()))(order);
  return story === undefined ? [orderKinds[kindOf(order)].paidMail] : [`${story.headline}.`, story.hint];
}

async function readDeposits(db: Db, orderNos: readonly string[]): Promise<ReadonlyMap<string, KindFacts>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit_reservations')
    .innerJoin('deposit_terms', (join) =>
      join
        .onRef('deposit_terms.promo_id', '=', 'deposit_reservations.promo_id')
        .onRef('deposit_terms.site', '=', 'deposit_reservations.site'),
    )
    .innerJoin('promo_items', 'promo_items.promo_item_id', 'deposit_reservations.promo_item_id')
    .selectAll('deposit_terms')
    .select(['deposit_reservations.deposit_order_no', 'deposit_reservations.state', 'promo_items.amount'])
    .where('deposit_reservations.deposit_order_no', 'in', orderNos)
    .execute();
  return new Map(
    rows.map(({ deposit_order_no: orderNo, state, amount, ...row }) => {
      const terms = {
        site: row.site,
        depositAmount: row.deposit_amount,
        worthAmount: row.worth_amount,
        balanceStart: row.balance_start,
        shipStart: row.ship_start,
      };
      return [orderNo, { deposit: { state, terms, balance: amount - row.deposit_amount } }];
    }),
  );
}

async function readPledges(db: Db, orderNos: readonly string[]): Promise<ReadonlyMap<string, KindFacts>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('crowd_pledges')
    .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
    .innerJoin('crowd_projects', 'crowd_projects.promo_id', 'crowd_pledges.promo_id')
    .innerJoin('crowd_tiers', 'crowd_tiers.promo_item_id', 'crowd_pledges.promo_item_id')
    .innerJoin('promotion_windows', (join) =>
      join
        .onRef('promotion_windows.promo_id', '=', 'crowd_pledges.promo_id')
        .onRef('promotion_windows.site', '=', 'orders.site'),
    )
    .select([
      'crowd_pledges.order_no',
      'crowd_pledges.promo_id',
      'crowd_tiers.ship_month',
      'crowd_projects.status',
      'crowd_projects.goal_kind',
      'crowd_projects.goal_value',
      'promotion_windows.end_time',
    ])
    .where('crowd_pledges.order_no', 'in', orderNos)
    .execute();
  const countsOf = await readCounts(db, [...new Set(rows.map(({ promo_id: promoId }) => promoId))]);
  return new Map(
    rows.map((row) => [
      row.order_no,
      {
        pledge: {
          status: row.status,
          goal: goalOf(row),
          pledged: countsOf(row.promo_id),
          endTime: row.end_time,
          shipMonth: row.ship_month,
        },
      },
    ]),
  );
}
