import { LRUCache } from 'lru-cache';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Database } from '#server/db/database.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { assembleProducts } from './assemble-catalogue.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { readProductRows } from './catalogue-rows.ts';
import { readVersions } from './versions.ts';

/** A product by its own code or by that of one of its SKUs, which wins. */
export interface ProductRef {
  readonly spu?: string | undefined;
  readonly sku?: string | undefined;
}

const spuRows = prepared((db, { one }: Slots<{ sku: string }>) =>
  db
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select('skus.spu')
    .where('skus.sku', '=', one('sku'))
    .where('products.status', '!=', 'HIDDEN'),
);

interface Reading {
  readonly version: number | undefined;
  readonly product: Promise<CatalogueProduct | undefined>;
}

/** Some ten kilobytes each. */
const productsInMemory = 500;
const readings = new WeakMap<Database['writers'], LRUCache<string, Reading>>();

/**
 * What the catalogue says about one product, read by its key: its cost does not grow with the catalogue.
 * @throws NOT_FOUND when neither code names a product, also one that is hidden
 */
export async function findProduct(
  shop: Pick<ShopContext, 'database' | 'db'>,
  ref: ProductRef,
): Promise<CatalogueProduct> {
  const product = await findProductIfShown(shop, ref);
  if (!product) throw new ShopError('NOT_FOUND');
  return product;
}

/** The same for a product that may be hidden by now. */
export async function findProductIfShown(
  shop: Pick<ShopContext, 'database' | 'db'>,
  { spu, sku }: ProductRef,
): Promise<CatalogueProduct | undefined> {
  const [ofSku] = sku === undefined ? [] : await spuRows(shop.db, { sku });
  return readProduct(shop, ofSku?.spu ?? spu ?? '');
}

async function readProduct(
  shop: Pick<ShopContext, 'database' | 'db'>,
  spu: string,
): Promise<CatalogueProduct | undefined> {
  const version = (await readVersions(shop)).of.get('CATALOGUE');
  const cache = readings.get(shop.database.writers) ?? new LRUCache<string, Reading>({ max: productsInMemory });
  readings.set(shop.database.writers, cache);
  const before = cache.get(spu);
  if (before && before.version === version) return before.product;
  const product = readProductRows(shop.db, spu).then((rows) => assembleProducts(rows)[0]);
  cache.set(spu, { version, product });
  product.catch(() => cache.delete(spu));
  return product;
}
