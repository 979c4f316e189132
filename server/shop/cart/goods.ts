import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { loadOffers } from '../offers/load-offers.ts';
import type { Offer } from '../offers/offer.ts';

/** What a cart or an order must know about a SKU; picture and options are the stored JSON. */
export interface Goods {
  readonly offer: Offer;
  readonly title: string;
  readonly image: string;
  readonly options: string;
  readonly energyClass: string | null;
}

/** Where the law wants the energy class beside the price. */
const labelled: readonly Site[] = ['EU', 'GB'];

/** The goods behind some SKUs in a market, by sku; unknown SKUs are left out. */
export async function loadGoods(
  db: Db,
  site: Site,
  skus: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Goods>> {
  const offers = await loadOffers(db, site, skus, now);
  if (offers.size === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .leftJoin('energy_labels', 'energy_labels.sku', 'skus.sku')
    .select(['skus.sku', 'skus.image', 'skus.options', 'products.title', 'energy_labels.class as energy_class'])
    .where('skus.sku', 'in', [...offers.keys()])
    .execute();
  return new Map(
    rows.flatMap(({ sku, title, image, options, energy_class }) => {
      const offer = offers.get(sku);
      const energyClass = labelled.includes(site) ? energy_class : null;
      return offer === undefined ? [] : [[sku, { offer, title, image, options, energyClass }] as const];
    }),
  );
}
