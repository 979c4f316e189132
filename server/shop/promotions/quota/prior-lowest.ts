import { LRUCache } from 'lru-cache';
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

/** Some hundred bytes each. */
const itemsInMemory = 2_000;
const begun = new WeakMap<Db, LRUCache<string, Promise<number | null>>>();

/**
 * Lowest price of the 30 days before a reduction begins, other promotions of the variant included, in minor units. What was before
 * one that has begun does not change any more, and is read once.
 */
export function readPriorLowest(db: Db, reduction: Reduction, now: number): Promise<number | null> {
  const { promoItemId, startTime } = reduction;
  if (now < startTime) return lowestBefore(db, reduction);
  const inMemory = begun.get(db) ?? new LRUCache<string, Promise<number | null>>({ max: itemsInMemory });
  begun.set(db, inMemory);
  const key = `${promoItemId} ${startTime}`;
  const before = inMemory.get(key);
  if (before) return before;
  const reading = lowestBefore(db, reduction);
  inMemory.set(key, reading);
  reading.catch(() => inMemory.delete(key));
  return reading;
}

async function lowestBefore(db: Db, { promoItemId, sku, site, startTime }: Reduction): Promise<number | null> {
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
