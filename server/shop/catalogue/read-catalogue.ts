import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The shop facts that name the version of the catalogue: when it was seeded, and what a later change of products, texts,
 * facets or collections writes. Prices and stock need no new version.
 */
const versionFacts = ['seeded', 'catalogue'];

interface Kept {
  readonly version: string;
  readonly catalogue: Promise<Catalogue>;
}

const kept = new WeakMap<Database, Kept>();

const factsNamed = prepared((db, { each }: Slots<{ names: readonly string[] }>) =>
  db.selectFrom('shop_facts').select(['name', 'value']).where('name', 'in', each('names')).orderBy('name'),
);

async function versionOf(shop: Pick<ShopContext, 'db'>): Promise<string> {
  const facts = await factsNamed(shop.db, { names: versionFacts });
  return facts.map(({ name, value }) => `${name}=${value}`).join(' ');
}

/** The catalogue, kept in memory until its version changes; several requests that miss it share one reading. */
export async function readCatalogue(shop: Pick<ShopContext, 'db' | 'database'>): Promise<Catalogue> {
  const version = await versionOf(shop);
  const known = kept.get(shop.database);
  if (known?.version === version) return known.catalogue;
  const catalogue = readCatalogueRows(shop.db).then(assembleCatalogue);
  kept.set(shop.database, { version, catalogue });
  catalogue.catch(() => kept.delete(shop.database));
  return catalogue;
}
