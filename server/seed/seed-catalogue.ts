import type { Tx } from '../db/schema.ts';
import { categories } from './catalogue/categories.ts';
import { collections } from './catalogue/collections.ts';
import { products } from './catalogue/products.ts';
import { warranties, warrantySteps } from './catalogue/warranties.ts';
import { energyRows, optionAxes, productRow, skuRows } from './product-rows.ts';
import { facetRows } from './facet-rows.ts';
import { insertRows } from './insert-rows.ts';
import { picture } from './picture.ts';
import { priceHistoryRows, skuMarketRows } from './price-rows.ts';
import { reviewRows } from './review-rows.ts';
import { seedRow } from './seed-row.ts';

/** Writes categories, collections, warranties, products, skus, energy labels and what products are filtered by. */
export async function seedCatalogue(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'warranties',
    Object.entries(warranties).map(([id, { months, covers, excludes }]) => ({
      ...seedRow(`warranty ${id}`, now),
      warranty_id: id,
      months: JSON.stringify(months),
      covers: JSON.stringify(covers),
      excludes: JSON.stringify(excludes),
      steps: JSON.stringify(warrantySteps),
      register_url: null,
    })),
  );
  await insertRows(
    tx,
    'categories',
    categories.map((category, sort) => ({
      ...seedRow(`category ${category.id}`, now),
      // Readable in links: /collections?categoryId=table-lamps
      id: category.id,
      parent_id: null,
      slug: category.id,
      name: category.name,
      image: JSON.stringify({ ...picture(category.picture), text: category.intro }),
      sort,
    })),
  );
  await insertRows(
    tx,
    'collections',
    collections.map((collection, sort) => ({
      ...seedRow(`collection ${collection.handle}`, now),
      handle: collection.handle,
      title: collection.title,
      subtitle: collection.intro,
      hero: JSON.stringify({ ...picture(collection.picture), text: collection.text, seoTitle: collection.seo.title }),
      seo_description: collection.seo.description,
      sort,
    })),
  );
  await insertRows(
    tx,
    'products',
    products.map((product) => ({ ...productRow(product, now), option_axes: JSON.stringify(optionAxes(product)) })),
  );
  await insertRows(
    tx,
    'skus',
    products.flatMap((product) => skuRows(product, now)),
  );
  await insertRows(
    tx,
    'product_categories',
    products.map(({ spu, category }) => ({
      ...seedRow(`category of ${spu}`, now),
      spu,
      category_id: category,
    })),
  );
  await insertRows(
    tx,
    'product_collections',
    collections.flatMap(({ handle, spus }) =>
      spus.map((spu, sort) => ({ ...seedRow(`${spu} in ${handle}`, now), spu, handle, sort })),
    ),
  );
  await insertRows(
    tx,
    'energy_labels',
    products.flatMap((product) => energyRows(product, now)),
  );
  await insertRows(
    tx,
    'product_facets',
    products.flatMap((product) => facetRows(product, now)),
  );
}

/** Writes prices, their history and stock of every sku in every market. */
export async function seedMarkets(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'sku_markets',
    products.flatMap((product) => skuMarketRows(product, now)),
  );
  await insertRows(
    tx,
    'price_history',
    products.flatMap((product) => priceHistoryRows(product, now)),
  );
}

/** Writes the reviews that the shop begins with. */
export async function seedReviews(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'reviews',
    products.flatMap((product) => reviewRows(product, now)),
  );
}
