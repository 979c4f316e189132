import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';

/** Locks the stock of some SKUs in the order in which orders take it, for a caller that decides before it takes. */
export async function lockStock(tx: Tx, site: Site, skus: readonly string[]): Promise<void> {
  const rows = tx.selectFrom('sku_markets').select('sku').where('site', '=', site).forNoKeyUpdate();
  for (const sku of skus.toSorted()) await rows.where('sku', '=', sku).execute();
}
