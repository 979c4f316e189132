import type { Db } from '#server/db/schema.ts';

const readers = {
  products: (db: Db) => db.selectFrom('products').selectAll().where('status', '!=', 'HIDDEN').orderBy('spu').execute(),
  skus: (db: Db) => db.selectFrom('skus').selectAll().orderBy('spu').orderBy('sort').execute(),
  facets: (db: Db) => db.selectFrom('facets').select(['key', 'label', 'promoted', 'sites']).orderBy('sort').execute(),
  facetValues: (db: Db) =>
    db.selectFrom('product_facets').select(['spu', 'sku', 'key', 'value', 'label', 'number']).execute(),
  categories: (db: Db) => db.selectFrom('categories').select(['id', 'name', 'image']).orderBy('sort').execute(),
  inCategories: (db: Db) => db.selectFrom('product_categories').select(['spu', 'category_id']).execute(),
  collections: (db: Db) => db.selectFrom('collections').selectAll().orderBy('sort').execute(),
  inCollections: (db: Db) => db.selectFrom('product_collections').select(['spu', 'handle']).orderBy('sort').execute(),
  warranties: (db: Db) => db.selectFrom('warranties').selectAll().execute(),
  energyLabels: (db: Db) =>
    db.selectFrom('energy_labels').select(['sku', 'class', 'kwh_per_1000h', 'regulation']).execute(),
  searchTerms: (db: Db) =>
    db.selectFrom('search_terms').select('term').orderBy('weight', 'desc').orderBy('term').execute(),
  hotTerms: (db: Db) => db.selectFrom('search_hot').select('term').orderBy('rank').execute(),
};

type Readers = typeof readers;
export type CatalogueRows = { readonly [Table in keyof Readers]: Awaited<ReturnType<Readers[Table]>> };

/** Every row of the catalogue but prices and stock. */
export async function readCatalogueRows(db: Db): Promise<CatalogueRows> {
  const [products, skus, facetValues, categories, inCategories, collections] = await Promise.all([
    readers.products(db),
    readers.skus(db),
    readers.facetValues(db),
    readers.categories(db),
    readers.inCategories(db),
    readers.collections(db),
  ]);
  const [inCollections, warranties, energyLabels, searchTerms, hotTerms, facets] = await Promise.all([
    readers.inCollections(db),
    readers.warranties(db),
    readers.energyLabels(db),
    readers.searchTerms(db),
    readers.hotTerms(db),
    readers.facets(db),
  ]);
  return {
    products,
    skus,
    facets,
    facetValues,
    categories,
    inCategories,
    collections,
    inCollections,
    warranties,
    energyLabels,
    searchTerms,
    hotTerms,
  };
}
