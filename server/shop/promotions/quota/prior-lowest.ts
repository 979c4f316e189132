import { lowestBetween, priorPeriod } from '#rules/price-history.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { readPriceChanges } from '../../catalogue/price-changes.ts';

interface Reduction {
  readonly promoItemId: string;
  readonly sku: string;
  readonly site: Site;
  readonly startTime: number;
}

/** Lowest price of the 30 days before a reduction began, other promotions of the variant included, in minor units. */
export async function readPriorLowest(
  db: Db,
  { promoItemId, sku, site, startTime }: Reduction,
): Promise<number | null> {
  const from = startTime - priorPeriod;
  const changes = await readPriceChanges(db, { sku, site }, from);
  const plain = lowestBetween(changes, from, startTime)?.amount;
  const promoted = await db
    .selectFrom('promo_items')
    .innerJoin('promotions', 'promotions.promo_id', 'promo_items.promo_id')
    .innerJoin('promotion_windows', (join) =>
      join
        .onRef('promotion_windows.promo_id', '=', 'promo_items.promo_id')
        .onRef('promotion_windows.site', '=', 'promo_items.site'),
    )
    .leftJoin('promo_sessions', 'promo_sessions.session_id', 'promo_items.session_id')
    .select((row) => row.fn.min<number | null>('promo_items.amount').as('amount'))
    .where('promo_items.sku', '=', sku)
    .where('promo_items.site', '=', site)
    .where('promo_items.promo_item_id', '!=', promoItemId)
    .where('promotions.status', '!=', 'DRAFT')
    .where('promotions.type', 'in', ['FLASH_SALE', 'EARLY_BIRD'])
    .where((row) => row(row.fn.coalesce('promo_sessions.start_time', 'promotion_windows.start_time'), '<', startTime))
    .where((row) => row(row.fn.coalesce('promo_sessions.end_time', 'promotion_windows.end_time'), '>', from))
    .executeTakeFirst();
  const amounts = [plain, promoted?.amount ?? undefined].filter((amount) => amount !== undefined);
  return amounts.length === 0 ? null : Math.min(...amounts);
}
