import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';
import { offerRows, toOffer } from '../catalogue/load-offers.ts';
import type { Offer } from '../catalogue/offer.ts';

/** What a cart or an order must know about a SKU; picture and options are the stored JSON. */
export interface LineVariant {
  readonly offer: Offer;
  readonly title: string;
  readonly image: string;
  readonly options: string;
  readonly energyClass: string | null;
}

/** Where the law wants the energy class beside the price. */
const labelled: readonly Site[] = ['EU', 'GB'];

const goodsRows = prepared((db, { one, each }: Slots<{ site: Site; skus: readonly string[] }>) =>
  offerRows(db, one('site'))
    .leftJoin('energy_labels', 'energy_labels.sku', 'skus.sku')
    .select(['products.title', 'skus.image', 'skus.options', 'energy_labels.class as energy_class'])
    .where('sku_markets.sku', 'in', each('skus')),
);

/** The goods behind some SKUs in a market, by sku; unknown SKUs are left out. */
export async function loadVariants(
  db: Db,
  site: Site,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LineVariant>> {
  if (skus.length === 0) return new Map();
  const rows = await goodsRows(db, { site, skus });
  return new Map(
    rows.map((row) => [
      row.sku,
      {
        offer: toOffer(row, now),
        title: row.title,
        image: row.image,
        options: row.options,
        energyClass: labelled.includes(site) ? row.energy_class : null,
      },
    ]),
  );
}
