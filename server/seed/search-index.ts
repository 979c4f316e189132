import type { Tx } from '../db/schema.ts';
import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/products.ts';
import { colourTypes, rooms, types } from './catalogue/facets.ts';
import { commonTerms, hotTerms } from './catalogue/search-words.ts';
import type { ProductSeed } from './catalogue/types.ts';
import { insertRows } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

function searchRow({
  spu,
  title,
  subtitle,
  model,
  category,
  searchWords,
  highlights,
  description,
  specs,
  facets,
  skus,
}: ProductSeed) {
  const { colourType } = facets;
  return {
    spu,
    title,
    model: [model, ...skus.map(({ sku }) => sku)].join(' '),
    category: `${categoryNames.get(category) ?? ''} ${types[facets.type]}`,
    tags: [
      searchWords,
      ...facets.rooms.map((room) => rooms[room]),
      ...(colourType === undefined ? [] : [colourTypes[colourType]]),
      ...skus.flatMap(({ options }) => Object.values(options)),
    ].join(' '),
    body: [
      subtitle,
      ...highlights,
      ...description.flatMap((block) => [block.title, block.text]),
      ...specs.map(([, , value]) => value),
    ].join(' '),
  };
}

/** Phrases offered while typing, with what they weigh: a title by its sales, a type and a category above all of them. */
function searchTerms(): Map<string, number> {
  const best = Math.max(...products.map(({ sold }) => sold));
  return new Map([
    ...products.map(({ title, sold }) => [title.toLowerCase(), sold] as const),
    ...products.map(({ facets }) => [types[facets.type].toLowerCase(), best + 1] as const),
    ...commonTerms.map((term) => [term, best] as const),
    ...categories.map(({ name }) => [name.toLowerCase(), best + 2] as const),
  ]);
}

/** Writes the full text of the shop's own products, and what is missing of suggestions and hot terms; the columns are the same on both engines. */
export async function seedSearch(tx: Tx, now: number): Promise<void> {
  // Not by `insertRows`: SQLite's full-text table knows no conflicts.
  await tx
    .deleteFrom('product_search')
    .where(
      'spu',
      'in',
      products.map(({ spu }) => spu),
    )
    .execute();
  await tx.insertInto('product_search').values(products.map(searchRow)).execute();
  await insertRows(
    tx,
    'search_terms',
    [...searchTerms()].map(([term, weight]) => ({ ...seedRow(`search term ${term}`, now), term, weight })),
  );
  await insertRows(
    tx,
    'search_hot',
    hotTerms.map((term, rank) => ({ ...seedRow(`hot term ${term}`, now), term, rank })),
  );
}
