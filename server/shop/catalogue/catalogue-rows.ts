import type { Db } from '#server/db/schema.ts';

/** Readers of what belongs to products: of all of them, or of the one that is named. */
const productReaders = {
  products: (db: Db, spu?: string) =>
    db
      .selectFrom('products')
      .selectAll()
      .where('status', '!=', 'HIDDEN')
      .$if(spu !== undefined, (all) => all.where('spu', '=', spu ?? ''))
      .orderBy('spu')
      .execute(),
  skus: (db: Db, spu?: string) =>
    db
      .selectFrom('skus')
      .selectAll()
      .$if(spu !== undefined, (all) => all.where('spu', '=', spu ?? ''))
      .orderBy('spu')
      .orderBy('sort')
      .execute(),
  facetValues: (db: Db, spu?: string) =>
    db
      .selectFrom('product_facets')
      .select(['spu', 'sku', 'key', 'value', 'label', 'number'])
      .$if(spu !== undefined, (all) => all.where('spu', '=', spu ?? ''))
      .execute(),
  categories: (db: Db) => db.selectFrom('categories').select(['id', 'name', 'image']).orderBy('sort').execute(),
  inCategories: (db: Db, spu?: string) =>
    db
      .selectFrom('product_categories')
      .select(['spu', 'category_id'])
      .$if(spu !== undefined, (all) => all.where('spu', '=', spu ?? ''))
      .execute(),
  inCollections: (db: Db, spu?: string) =>
    db
      .selectFrom('product_collections')
      .select(['spu', 'handle'])
      .$if(spu !== undefined, (all) => all.where('spu', '=', spu ?? ''))
      .orderBy('sort')
      .execute(),
  warranties: (db: Db, spu?: string) =>
    db
      .selectFrom('warranties')
      .selectAll()
      .$if(spu !== undefined, (all) =>
        all.where('warranty_id', 'in', (eb) =>
          eb
            .selectFrom('products')
            .select((one) => one.fn.coalesce('warranty_id', one.val('')).as('warranty_id'))
            .where('spu', '=', spu ?? ''),
        ),
      )
      .execute(),
  energyLabels: (db: Db, spu?: string) =>
    db
      .selectFrom('energy_labels')
      .select(['sku', 'class', 'kwh_per_1000h', 'regulation', 'eprel_url', 'sheet'])
      .$if(spu !== undefined, (all) =>
        all.where('sku', 'in', (eb) =>
          eb
            .selectFrom('skus')
            .select('sku')
            .where('spu', '=', spu ?? ''),
        ),
      )
      .execute(),
};

const otherReaders = {
  collections: (db: Db) => db.selectFrom('collections').selectAll().orderBy('sort').execute(),
  facets: (db: Db) => db.selectFrom('facets').select(['key', 'label', 'promoted', 'sites']).orderBy('sort').execute(),
  productWords: (db: Db) => db.selectFrom('product_words').select(['spu', 'words']).orderBy('spu').execute(),
  searchTerms: (db: Db) =>
    db.selectFrom('search_terms').select('term').orderBy('weight', 'desc').orderBy('term').execute(),
  hotTerms: (db: Db) => db.selectFrom('search_hot').select('term').orderBy('rank').execute(),
};

type RowsOf<Readers extends Record<string, (db: Db, spu?: string) => Promise<unknown>>> = {
  readonly [Table in keyof Readers]: Awaited<ReturnType<Readers[Table]>>;
};
export type ProductRows = RowsOf<typeof productReaders>;
export type CatalogueRows = ProductRows & RowsOf<typeof otherReaders>;

/** What the tables say about products but prices and stock. @param spu all products when absent */
export async function readProductRows(db: Db, spu?: string): Promise<ProductRows> {
  const [products, skus, facetValues, categories] = await Promise.all([
    productReaders.products(db, spu),
    productReaders.skus(db, spu),
    productReaders.facetValues(db, spu),
    productReaders.categories(db),
  ]);
  const [inCategories, inCollections, warranties, energyLabels] = await Promise.all([
    productReaders.inCategories(db, spu),
    productReaders.inCollections(db, spu),
    productReaders.warranties(db, spu),
    productReaders.energyLabels(db, spu),
  ]);
  return { products, skus, facetValues, categories, inCategories, inCollections, warranties, energyLabels };
}

/** Every row of the catalogue but prices and stock. */
export async function readCatalogueRows(db: Db): Promise<CatalogueRows> {
  const products = await readProductRows(db);
  const [collections, facets, productWords, searchTerms, hotTerms] = await Promise.all([
    otherReaders.collections(db),
    otherReaders.facets(db),
    otherReaders.productWords(db),
    otherReaders.searchTerms(db),
    otherReaders.hotTerms(db),
  ]);
  return { ...products, collections, facets, productWords, searchTerms, hotTerms };
}
