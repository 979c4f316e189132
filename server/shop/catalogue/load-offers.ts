import { newUntil } from '#rules/badges.ts';
import { isComing } from '#rules/launches.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Expression, type Selectable, sql } from 'kysely';
import type { ShopContext } from '#server/shop-context.ts';
import { type CountedPieces, flashPieces, flashPiecesBySku, freePieces, type FreePieces } from './flash-pieces.ts';
import { lowStock, type Offer, type Price } from './offer.ts';

/** What a row says about a price; only prices written down, never the stock. */
type PriceRow = Pick<
  Selectable<Schema['sku_markets']>,
  | 'sku'
  | 'site'
  | 'sellable'
  | 'currency'
  | 'list_amount'
  | 'sale_amount'
  | 'sale_start'
  | 'sale_end'
  | 'prior_lowest_amount'
  | 'per_order_limit'
  | 'per_user_limit'
  | 'preorder_ship_at'
> & { spu: string; sku_status: string; product_status: string; release_time: number; launch_time: number | null };

type OfferRow = PriceRow & CountedPieces;

const priceColumns = [
  'sku_markets.sku',
  'sku_markets.site',
  'sku_markets.sellable',
  'sku_markets.currency',
  'sku_markets.list_amount',
  'sku_markets.sale_amount',
  'sku_markets.sale_start',
  'sku_markets.sale_end',
  'sku_markets.prior_lowest_amount',
  'sku_markets.per_order_limit',
  'sku_markets.per_user_limit',
  'sku_markets.preorder_ship_at',
  'skus.spu',
  'skus.status as sku_status',
  'products.status as product_status',
  'products.release_time',
  'product_launches.launch_time',
] as const;
const stockColumns = ['sku_markets.stock', 'sku_markets.safety_stock', 'sku_markets.reserved'] as const;

/** The columns of `OfferRow`, without the pieces of flash sessions. */
export const offerColumns = [...priceColumns, ...stockColumns] as const;

const priceRows = (db: Db, site: Site | Expression<Site>) =>
  db
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .leftJoin('product_launches', (join) =>
      join.onRef('product_launches.spu', '=', 'skus.spu').onRef('product_launches.site', '=', 'sku_markets.site'),
    )
    .select(priceColumns)
    .where('sku_markets.site', '=', site);

/** The rows behind the offers of a market, for queries that want more of the same SKUs; `toOffer` reads them. */
export const offerRows = (db: Db, site: Site | Expression<Site>, now: number | Expression<number>) =>
  priceRows(db, site).select(stockColumns).select(flashPieces(now).as('flash_pieces'));

const skuRows = prepared((db, { one, each }: Slots<{ site: Site; skus: readonly string[]; now: number }>) =>
  offerRows(db, one('site'), one('now')).where('sku_markets.sku', 'in', each('skus')),
);

/** The offers of some SKUs in a market, by sku; unknown SKUs are left out. */
export async function loadOffers(
  db: Db,
  site: Site,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Offer>> {
  if (skus.length === 0) return new Map();
  const rows = await skuRows(db, { site, skus, now });
  return new Map(rows.map((row) => [row.sku, toOffer(row, now)]));
}

/** What a SKU costs in a market that sells it. @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE */
export async function requireOffer(shop: ShopContext, site: Site, sku: string): Promise<Offer> {
  const offer = (await loadOffers(shop.db, site, [sku], shop.clock.now())).get(sku);
  if (!offer) throw new ShopError('NOT_FOUND');
  refuseUnsold(offer);
  return offer;
}

/** @throws NOT_IN_MARKET, OFF_SALE */
export function refuseUnsold({ sellable: isSold, active: isActive }: Offer): void {
  if (!isSold) throw new ShopError(isActive ? 'NOT_IN_MARKET' : 'OFF_SALE');
}

const marketRows = prepared((db, { one }: Slots<{ site: Site }>) => priceRows(db, one('site')));

/** The rows of every price of a market. */
export const loadPriceRows = (db: Db, site: Site): Promise<readonly PriceRow[]> => marketRows(db, { site });

/**
 * The prices of a market, as they stand from one moment until the next planned change: a sale begins or ends, a
 * pre-order ships, a product is released, launched or no longer new.
 */
export interface MarketPrices {
  readonly bySku: ReadonlyMap<string, Price>;
  readonly from: number;
  readonly until: number;
}

/** The prices of a market at one moment. */
export function pricesAt(rows: readonly PriceRow[], now: number): MarketPrices {
  // A loop: a spread of all changes of a large market is more arguments than a call can have.
  let until = Infinity;
  for (const { sale_start, sale_end, preorder_ship_at, release_time, launch_time } of rows) {
    const changes = [sale_start, sale_end, preorder_ship_at, launch_time, release_time, newUntil(release_time)];
    for (const change of changes) if (change !== null && change > now && change < until) until = change;
  }
  return { bySku: new Map(rows.map((row) => [row.sku, toPrice(row, now)])), from: now, until };
}

/** True while the clock alone has changed nothing. */
export const standsAt = ({ from, until }: MarketPrices, now: number): boolean => from <= now && now < until;

/**
 * The SKUs of a market that have few pieces left for everybody, and when a flash session begins or ends next: one row at least,
 * with null for a SKU where there is none.
 */
const scarceRows = prepared((db, { one }: Slots<{ site: Site; now: number }>) => {
  const free = sql<number>`stock - safety_stock - reserved`;
  const counted = ['sku_markets.sku', 'stock', 'safety_stock', 'reserved', 'flash_pieces'] as const;
  const next = (start: string, end: string) =>
    sql<number | null>`min(case when ${sql.ref(start)} > ${one('now')} then ${sql.ref(start)}
      when ${sql.ref(end)} > ${one('now')} then ${sql.ref(end)} end)`;
  return db
    .with(
      (name) => name('flash').materialized(),
      () => flashPiecesBySku(one('site'), one('now')),
    )
    .selectFrom((tables) =>
      tables
        .selectFrom('promo_sessions')
        .innerJoin('promotion_windows', (join) =>
          join
            .onRef('promotion_windows.promo_id', '=', 'promo_sessions.promo_id')
            .onRef('promotion_windows.site', '=', 'promo_sessions.site'),
        )
        .where('promo_sessions.site', '=', one('site'))
        .where('promo_sessions.end_time', '>', one('now'))
        .select([
          next('promo_sessions.start_time', 'promo_sessions.end_time').as('session_moves'),
          next('promotion_windows.start_time', 'promotion_windows.end_time').as('window_moves'),
        ])
        .as('sessions'),
    )
    .leftJoin(
      (tables) =>
        tables
          .selectFrom('sku_markets')
          .leftJoin('flash', 'flash.sku', 'sku_markets.sku')
          .select(counted)
          .where('site', '=', one('site'))
          // Written as the partial index has it, or a plan cannot use it.
          .where(sql<boolean>`${free} <= ${sql.lit(lowStock)}`)
          .unionAll(
            tables
              .selectFrom('flash')
              .innerJoin('sku_markets', 'sku_markets.sku', 'flash.sku')
              .select(counted)
              .where('site', '=', one('site'))
              .where(sql<boolean>`${free} > ${sql.lit(lowStock)}`)
              .where(sql<boolean>`${free} - flash_pieces <= ${sql.lit(lowStock)}`),
          )
          .as('scarce'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy('sku');
});

/** The stock that lists must know: the SKUs of which few pieces are left for everybody. */
export interface ScarceStock {
  readonly bySku: ReadonlyMap<string, FreePieces>;
  /** When the clock alone changes it: a flash session begins or ends. */
  readonly until: number;
}

/** The pieces left of the SKUs of a market that have so few that it shows; what is set aside is exact where all are few. */
export async function loadScarceStock(db: Db, site: Site, now: number): Promise<ScarceStock> {
  const rows = await scarceRows(db, { site, now });
  const moves = rows.flatMap(({ session_moves: session, window_moves: window }) => [session, window]);
  const bySku = rows.flatMap(({ sku, stock, safety_stock, reserved, flash_pieces }): [string, FreePieces][] => {
    if (sku === null || stock === null || safety_stock === null || reserved === null) return [];
    const { available, setAside } = freePieces({ stock, safety_stock, reserved, flash_pieces });
    return [[sku, { available, setAside: available + setAside > lowStock ? Infinity : setAside }]];
  });
  return { bySku: new Map(bySku), until: Math.min(...moves.map((at) => at ?? Infinity)) };
}

/** The offer of a row at one moment. */
export function toOffer(row: OfferRow, now: number): Offer {
  return { ...toPrice(row, now), ...freePieces(row) };
}

function toPrice(row: PriceRow, now: number): Price {
  const onSale =
    row.sale_amount !== null &&
    (row.sale_start === null || now >= row.sale_start) &&
    (row.sale_end === null || now < row.sale_end);
  const unitAmount = onSale && row.sale_amount !== null ? Math.min(row.sale_amount, row.list_amount) : row.list_amount;
  const active = row.sku_status === 'ACTIVE' && row.product_status === 'ACTIVE';
  return {
    sku: row.sku,
    spu: row.spu,
    site: row.site,
    currency: row.currency,
    active,
    sellable: active && row.sellable === 1,
    listAmount: row.list_amount,
    unitAmount,
    priorLowestAmount: unitAmount < row.list_amount ? row.prior_lowest_amount : null,
    saleAmount: row.sale_amount,
    saleStart: row.sale_start,
    saleEnd: row.sale_end,
    perOrderLimit: Math.min(row.per_order_limit, row.per_user_limit ?? Infinity),
    ...(row.per_user_limit === null ? {} : { perShopperLimit: row.per_user_limit }),
    preorderShipAt: row.preorder_ship_at,
    launchTime: isComing(row.launch_time, now) ? row.launch_time : null,
  };
}
