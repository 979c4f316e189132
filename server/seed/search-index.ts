import type { Tx } from '../db/schema.ts';
import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/products.ts';
import { types } from './catalogue/facets.ts';
import { commonTerms, hotTerms } from './catalogue/search-words.ts';
import { insertRows } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

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

/** Writes what is missing of the words that people type for products, of suggestions and of hot terms. */
export async function seedSearch(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'product_words',
    products.map(({ spu, searchWords }) => ({ spu, words: searchWords })),
  );
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
