import { sql } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { BuyType } from '#rules/cart-lines.ts';
import { itemBuyTypes, type PromotionType } from '#rules/promotion-states.ts';
import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';

/** Items with their promotion, the window of their market, their session and what is left of them. */
const itemRows = (db: Db) =>
  db
    .selectFrom('promo_items')
    .innerJoin('promotions', 'promotions.promo_id', 'promo_items.promo_id')
    .innerJoin('skus', 'skus.sku', 'promo_items.sku')
    .innerJoin('promotion_windows', (join) =>
      join
        .onRef('promotion_windows.promo_id', '=', 'promo_items.promo_id')
        .onRef('promotion_windows.site', '=', 'promo_items.site'),
    )
    .leftJoin('promo_sessions', 'promo_sessions.session_id', 'promo_items.session_id')
    .select([
      'skus.spu',
      'promo_items.promo_item_id',
      'promo_items.promo_id',
      'promo_items.site',
      'promo_items.sku',
      'promo_items.session_id',
      'promo_items.tier',
      'promo_items.amount',
      'promo_items.quota',
      'promo_items.per_order_limit',
      'promo_items.per_buyer_limit',
      'promo_items.sort',
      'promotions.type',
      'promotions.title',
      'promotions.summary',
      'promotions.status',
      'promotion_windows.preview_time',
      'promotion_windows.start_time',
      'promotion_windows.end_time',
      'promo_sessions.start_time as session_start',
      'promo_sessions.end_time as session_end',
    ])
    .select((row) =>
      row
        .selectFrom('promo_item_buckets')
        .select((bucket) => bucket.fn.sum<number | string | null>('remaining').as('left'))
        .whereRef('promo_item_buckets.promo_item_id', '=', 'promo_items.promo_item_id')
        .as('left'),
    );

/** Some items, and the other steps of the ladders that they stand on; ladders come step by step. */
export const rowsByIds = prepared((db, { each }: Slots<{ ids: readonly string[] }>) =>
  itemRows(db)
    .where((row) =>
      row.exists(
        row
          .selectFrom('promo_items as named')
          .select(sql.lit(1).as('one'))
          .where('named.promo_item_id', 'in', each('ids'))
          .where((same) =>
            same.or([
              same('named.promo_item_id', '=', same.ref('promo_items.promo_item_id')),
              same.and([
                same('named.promo_id', '=', same.ref('promo_items.promo_id')),
                same('named.site', '=', same.ref('promo_items.site')),
                same('named.sku', '=', same.ref('promo_items.sku')),
                same('named.tier', 'is not', null),
                same('promo_items.tier', 'is not', null),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('promo_items.tier')
    .orderBy('promo_items.promo_item_id'),
);

/** The items of the flash sessions of a market that end later than a moment, in the order in which a sale shows them. */
export const flashRowsSince = prepared((db, { one }: Slots<{ site: Site; from: number }>) =>
  itemRows(db)
    .where('promotions.status', '=', sql.lit('SCHEDULED'))
    .where('promotions.type', '=', sql.lit('FLASH_SALE'))
    .where('promo_items.session_id', 'in', (session) =>
      session
        .selectFrom('promo_sessions')
        .select('session_id')
        .where('site', '=', one('site'))
        .where('end_time', '>', one('from')),
    )
    .orderBy('promo_items.sort')
    .orderBy('promo_items.promo_item_id'),
);

/** The pieces that items with a quota have left, and the stock of their variants; an item that is missing has none. */
export const piecesLeft = prepared((db, { each }: Slots<{ ids: readonly string[] }>) =>
  db
    .selectFrom('promo_item_buckets')
    .innerJoin('promo_items', 'promo_items.promo_item_id', 'promo_item_buckets.promo_item_id')
    .innerJoin('sku_markets', (join) =>
      join.onRef('sku_markets.sku', '=', 'promo_items.sku').onRef('sku_markets.site', '=', 'promo_items.site'),
    )
    .select([
      'promo_item_buckets.promo_item_id',
      'promo_items.sku',
      (row) => row.fn.sum<number | string>('remaining').as('left'),
      'stock',
      'safety_stock',
      'reserved',
    ])
    .where('promo_item_buckets.promo_item_id', 'in', each('ids'))
    .groupBy(['promo_item_buckets.promo_item_id', 'promo_items.sku', 'stock', 'safety_stock', 'reserved']),
);

/** What first orders can have in a market at their own prices, until later than a moment. */
export const firstOrderRowsSince = prepared((db, { one }: Slots<{ site: Site; from: number }>) =>
  itemRows(db)
    .where('promotions.type', '=', sql.lit('NEW_USER'))
    .where('promotions.status', '=', sql.lit('SCHEDULED'))
    .where('promotion_windows.site', '=', one('site'))
    .where('promotion_windows.end_time', '>', one('from'))
    .orderBy('promo_items.promo_item_id'),
);

/** The items of a session. */
export const sessionRows = prepared((db, { one }: Slots<{ sessionId: string }>) =>
  itemRows(db).where('promo_items.session_id', '=', one('sessionId')).orderBy('promo_items.sort'),
);

const ladderRows = (db: Db) =>
  itemRows(db)
    .where('promotions.type', '=', sql.lit('EARLY_BIRD'))
    .where('promotions.status', '!=', sql.lit('DRAFT'))
    .where('promo_items.tier', 'is not', null)
    .orderBy('promotion_windows.start_time')
    .orderBy('promo_items.promo_id')
    .orderBy('promo_items.tier');

/** The ladders of a market that end later than a moment, drafts left out. */
export const ladderRowsSince = prepared((db, { one }: Slots<{ site: Site; from: number }>) =>
  ladderRows(db)
    .where('promotion_windows.site', '=', one('site'))
    .where('promotion_windows.end_time', '>', one('from')),
);

/** The ladder of a promotion in every market that has it. */
export const ladderRowsOf = prepared((db, { one }: Slots<{ promoId: string }>) =>
  ladderRows(db).where('promo_items.promo_id', '=', one('promoId')),
);

export type ItemRow = Awaited<ReturnType<typeof rowsByIds>>[number];

/** Pieces left; undefined for an item without a quota. */
export const leftOf = ({ quota, left }: ItemRow): number | undefined =>
  quota === null ? undefined : Number(left ?? 0);

/** Pieces that orders hold or have bought; 0 for an item without a quota, which counts none. */
export const soldOf = (row: ItemRow): number => (row.quota ?? 0) - (leftOf(row) ?? 0);

/** The buy type of the lines that an item is sold by; undefined for one of another kind of promotion. */
export function buyTypeOfItem({ type }: Pick<ItemRow, 'type'>): BuyType | undefined {
  const buyTypes: Readonly<Partial<Record<PromotionType, BuyType>>> = itemBuyTypes;
  return buyTypes[type];
}

/** From when to when an item is sold: as long as its promotion and its session run. */
export function timesOf({
  start_time: start,
  end_time: end,
  session_start: sessionStart,
  session_end: sessionEnd,
}: ItemRow): { readonly startTime: number; readonly endTime: number } {
  return { startTime: Math.max(start, sessionStart ?? start), endTime: Math.min(end, sessionEnd ?? end) };
}

/** Whether an item is sold now, not yet, or no more. */
export function sellingOf(row: ItemRow, now: number): 'BEFORE' | 'NOW' | 'OVER' {
  const window = { previewTime: row.preview_time, startTime: row.start_time, endTime: row.end_time };
  const phase = promotionPhase({ status: row.status, ...window }, now);
  const { startTime, endTime } = timesOf(row);
  if (phase === 'SCHEDULED' || phase === 'WARMUP' || (phase === 'LIVE' && now < startTime)) return 'BEFORE';
  return phase === 'LIVE' && now < endTime ? 'NOW' : 'OVER';
}

const ladderOf = ({ promo_id: promoId, site, sku }: ItemRow): string => `${promoId} ${site} ${sku}`;

/**
 * The item at which the pieces of a shopper are counted: the first step of a ladder, and any other item itself.
 * @param rows ladders step by step
 */
export function countedItems(rows: readonly ItemRow[]): (row: ItemRow) => string {
  const first = new Map<string, string>();
  for (const row of rows) {
    if (row.tier !== null && !first.has(ladderOf(row))) first.set(ladderOf(row), row.promo_item_id);
  }
  return (row) => (row.tier === null ? undefined : first.get(ladderOf(row))) ?? row.promo_item_id;
}

/**
 * The step of each ladder that is open: the first with pieces left, the last one where all are sold out. An item without a
 * ladder is open itself.
 * @param rows ladders step by step
 */
export function openSteps(rows: readonly ItemRow[]): (row: ItemRow) => ItemRow {
  const open = new Map<string, ItemRow>();
  for (const row of rows) {
    if (row.tier === null) continue;
    const before = open.get(ladderOf(row));
    if (before === undefined || leftOf(before) === 0) open.set(ladderOf(row), row);
  }
  return (row) => (row.tier === null ? row : (open.get(ladderOf(row)) ?? row));
}
