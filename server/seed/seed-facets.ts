import type { Tx } from '../db/schema.ts';
import { facetDefinitions } from './catalogue/facets.ts';
import { insertRows } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

/** Writes what products can be filtered by. */
export async function seedFacets(tx: Tx, now: number): Promise<void> {
  await insertRows(
    tx,
    'facets',
    facetDefinitions.map(({ key, label, promoted, sites }, sort) => ({
      ...seedRow(`facet ${key}`, now),
      key,
      label,
      promoted: promoted ? 1 : 0,
      sites: sites ? JSON.stringify(sites) : null,
      sort,
    })),
  );
}
