import type { Site } from '#rules/markets.ts';
import { type CampaignPrice, type PriceChange, withCampaigns, withSaleEnd } from '#rules/price-history.ts';
import type { Db } from '#server/db/schema.ts';

/** More changes than that inside a period are a mistake of an import; the latest count. */
const mostChanges = 400;

/** What of a market's prices is asked for. */
interface Asked {
  readonly sku: string;
  readonly site: Site;
}

/**
 * What was really asked for a SKU in a market from `from` to `to` (epoch ms), campaigns included, oldest first: before all others the
 * price in force at the beginning. Whoever tells a lowest price asks here.
 */
export async function readAskedPrices(db: Db, variant: Asked, from: number, to: number): Promise<PriceChange[]> {
  const [changes, campaigns, sale] = await Promise.all([
    readPriceChanges(db, variant, from),
    readCampaignPrices(db, variant, from, to),
    db
      .selectFrom('sku_markets')
      .select(['list_amount as listAmount', 'sale_end as saleEnd'])
      .where('sku', '=', variant.sku)
      .where('site', '=', variant.site)
      .executeTakeFirst(),
  ]);
  return withCampaigns(sale === undefined ? changes : withSaleEnd(changes, sale, to), campaigns);
}

/** Campaigns that were open to everybody; what is granted to a member alone is asked of nobody else. */
async function readCampaignPrices(db: Db, { sku, site }: Asked, from: number, to: number): Promise<CampaignPrice[]> {
  const rows = await db
    .selectFrom('promo_items')
    .innerJoin('promotions', 'promotions.promo_id', 'promo_items.promo_id')
    .innerJoin('promotion_windows', (join) =>
      join
        .onRef('promotion_windows.promo_id', '=', 'promo_items.promo_id')
        .onRef('promotion_windows.site', '=', 'promo_items.site'),
    )
    .leftJoin('promo_sessions', 'promo_sessions.session_id', 'promo_items.session_id')
    .select(['promo_items.amount', 'promotions.status', 'promotions.updated_at'])
    .select((row) => [
      row.fn.coalesce('promo_sessions.start_time', 'promotion_windows.start_time').as('start'),
      row.fn.coalesce('promo_sessions.end_time', 'promotion_windows.end_time').as('end'),
    ])
    .where('promo_items.sku', '=', sku)
    .where('promo_items.site', '=', site)
    .where('promotions.status', '!=', 'DRAFT')
    .where('promotions.type', 'in', ['FLASH_SALE', 'EARLY_BIRD'])
    .where((row) => row(row.fn.coalesce('promo_sessions.start_time', 'promotion_windows.start_time'), '<', to))
    .where((row) => row(row.fn.coalesce('promo_sessions.end_time', 'promotion_windows.end_time'), '>', from))
    .execute();
  return rows.flatMap(({ amount, status, updated_at: moved, ...times }) => {
    const start = Number(times.start);
    // One that staff have ended was over when they did, if its time was not.
    const end = status === 'SCHEDULED' ? Number(times.end) : Math.min(Number(times.end), moved);
    return start < end ? [{ start, end, amount }] : [];
  });
}

async function readPriceChanges(db: Db, { sku, site }: Asked, from: number): Promise<PriceChange[]> {
  const changes = db
    .selectFrom('price_history')
    .select(['at', 'amount'])
    .where('sku', '=', sku)
    .where('site', '=', site)
    .orderBy('at', 'desc');
  const inside = await changes
    .where('at', '>', from)
    .limit(mostChanges - 1)
    .execute();
  const before = await changes.where('at', '<=', from).limit(1).execute();
  return [...before, ...inside.toReversed()];
}
