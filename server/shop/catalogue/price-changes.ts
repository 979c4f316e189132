import type { Site } from '#rules/markets.ts';
import type { PriceChange } from '#rules/price-history.ts';
import type { Db } from '#server/db/schema.ts';

/** More changes than that inside a period are a mistake of an import; the latest count. */
const mostChanges = 400;

/** How the price of a SKU changed in a market since `from` (epoch ms), oldest first: before all others the one in force then. */
export async function readPriceChanges(
  db: Db,
  { sku, site }: { readonly sku: string; readonly site: Site },
  from: number,
): Promise<PriceChange[]> {
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
