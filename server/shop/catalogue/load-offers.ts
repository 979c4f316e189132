import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Expression, Selectable } from 'kysely';
import type { Offer } from './offer.ts';

type OfferRow = Pick<
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
  | 'stock'
  | 'safety_stock'
  | 'reserved'
  | 'preorder_ship_at'
> & { spu: string; sku_status: string; product_status: string };

const columns = [
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
  'sku_markets.stock',
  'sku_markets.safety_stock',
  'sku_markets.reserved',
  'sku_markets.preorder_ship_at',
  'skus.spu',
  'skus.status as sku_status',
  'products.status as product_status',
] as const;

const columnNames = [
  'sku',
  'site',
  'sellable',
  'currency',
  'list_amount',
  'sale_amount',
  'sale_start',
  'sale_end',
  'prior_lowest_amount',
  'per_order_limit',
  'stock',
  'safety_stock',
  'reserved',
  'preorder_ship_at',
  'spu',
  'sku_status',
  'product_status',
] as const satisfies readonly (keyof OfferRow)[];

/** The rows behind the offers of a market, for queries that want more of the same SKUs; `toOffer` reads them. */
export const offerRows = (db: Db, site: Site | Expression<Site>) =>
  db
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select(columns)
    .where('sku_markets.site', '=', site);

const skuRows = prepared((db, { one, each }: Slots<{ site: Site; skus: readonly string[] }>) =>
  offerRows(db, one('site')).where('sku_markets.sku', 'in', each('skus')),
);

/** The offers of some SKUs in a market, by sku; unknown SKUs are left out. */
export async function loadOffers(
  db: Db,
  site: Site,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Offer>> {
  if (skus.length === 0) return new Map();
  const rows = await skuRows(db, { site, skus });
  return new Map(rows.map((row) => [row.sku, toOffer(row, now)]));
}

const marketRows = prepared((db, { one }: Slots<{ site: Site }>) => offerRows(db, one('site')));

/** Every offer of a market, as they stand from one moment until the next planned beginning or end of a sale. */
export interface MarketOffers {
  readonly bySku: ReadonlyMap<string, Offer>;
  readonly from: number;
  readonly until: number;
  readonly rows: readonly OfferRow[];
}

/** True while the clock alone has changed no price. */
export const standsAt = ({ from, until }: MarketOffers, now: number): boolean => from <= now && now < until;

/** Every offer of a market in one read; `before` itself where no row and no price has changed since. */
export async function loadMarketOffers(db: Db, site: Site, now: number, before?: MarketOffers): Promise<MarketOffers> {
  const rows = await marketRows(db, { site });
  if (before && standsAt(before, now) && sameRows(before.rows, rows)) return before;
  const changes = rows.flatMap(({ sale_start: start, sale_end: end }) => [start ?? 0, end ?? 0]);
  return {
    bySku: new Map(rows.map((row) => [row.sku, toOffer(row, now)])),
    from: now,
    until: Math.min(...changes.filter((change) => change > now)),
    rows,
  };
}

function sameRows(before: readonly OfferRow[], after: readonly OfferRow[]): boolean {
  return before.length === after.length && before.every((row, index) => sameRow(row, after[index]));
}

function sameRow(before: OfferRow, after: OfferRow | undefined): boolean {
  return after !== undefined && columnNames.every((name) => before[name] === after[name]);
}

/** The offer of a row at one moment. */
export function toOffer(row: OfferRow, now: number): Offer {
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
    available: Math.max(0, row.stock - row.safety_stock - row.reserved),
    perOrderLimit: row.per_order_limit,
    preorderShipAt: row.preorder_ship_at,
  };
}
