import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';

const comingRows = prepared((db, { one, each }: Slots<{ site: Site; now: number; skus: readonly string[] }>) =>
  db
    .selectFrom('skus')
    .innerJoin('product_launches', 'product_launches.spu', 'skus.spu')
    .select(['skus.sku', 'product_launches.launch_time'])
    .where('product_launches.site', '=', one('site'))
    .where('product_launches.launch_time', '>', one('now'))
    .where('skus.sku', 'in', each('skus')),
);

/** The launch times of those SKUs of a market that not everybody can buy yet, by SKU. */
export async function loadLaunches(
  db: Db,
  query: { readonly site: Site; readonly now: number; readonly skus: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (query.skus.length === 0) return new Map();
  const rows = await comingRows(db, query);
  return new Map(rows.map(({ sku, launch_time: launchTime }) => [sku, launchTime]));
}
