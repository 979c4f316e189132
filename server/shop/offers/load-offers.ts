import type { Site } from '#rules/markets.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { CompiledQuery, Selectable } from 'kysely';
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

/** The rows behind the offers of a market, for queries that want more of the same SKUs; `toOffer` reads them. */
export const offerRows = (db: Db, site: Site) =>
  db
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select(columns)
    .where('sku_markets.site', '=', site);

/** The offers of some SKUs in a market, by sku; unknown SKUs are left out. */
export async function loadOffers(
  db: Db,
  site: Site,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Offer>> {
  if (skus.length === 0) return new Map();
  const rows = await offerRows(db, site)
    .where('sku_markets.sku', 'in', [...skus])
    .execute();
  return new Map(rows.map((row) => [row.sku, toOffer(row, now)]));
}

/** The offers of every SKU of some products in a market, in the order of the catalogue. */
export async function loadProductOffers(db: Db, site: Site, spus: readonly string[], now: number): Promise<Offer[]> {
  if (spus.length === 0) return [];
  const rows = await offerRows(db, site)
    .where('skus.spu', 'in', [...spus])
    .orderBy('skus.spu')
    .orderBy('skus.sort')
    .execute();
  return rows.map((row) => toOffer(row, now));
}

/** Building the query costs more than running it, and every list runs it: it is built once per database and market. */
const marketQueries = new WeakMap<Db, Map<Site, CompiledQuery<OfferRow>>>();

function marketQuery(db: Db, site: Site): CompiledQuery<OfferRow> {
  const queries = marketQueries.get(db) ?? new Map<Site, CompiledQuery<OfferRow>>();
  marketQueries.set(db, queries);
  const query = queries.get(site) ?? offerRows(db, site).where('sku_markets.sellable', '=', 1).compile();
  queries.set(site, query);
  return query;
}

/** Every offer of a market by sku, for lists: one read whatever is filtered, so that prices and stock are never old. */
export async function loadMarketOffers(db: Db, site: Site, now: number): Promise<ReadonlyMap<string, Offer>> {
  const { rows } = await db.executeQuery(marketQuery(db, site));
  return new Map(rows.map((row) => [row.sku, toOffer(row, now)]));
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
