import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

/** The tables that had triggers on SQLite and on PostgreSQL, with what followed the table in the names on SQLite. */
const changes = ['insert', 'update', 'delete'];
const triggers: Readonly<Record<string, readonly string[]>> = {
  products: changes,
  skus: changes,
  facets: changes,
  product_facets: changes,
  categories: changes,
  product_categories: changes,
  collections: changes,
  product_collections: changes,
  warranties: changes,
  energy_labels: changes,
  search_terms: changes,
  search_hot: changes,
  sku_markets: ['1', '2', '3'],
  product_launches: changes,
};

const drops: Readonly<Record<Engine, () => string[]>> = {
  sqlite: () =>
    Object.entries(triggers).flatMap(([table, names]) =>
      names.map((name) => `drop trigger if exists ${table}_version_${name}`),
    ),
  postgres: () => [
    ...Object.keys(triggers).map((table) => `drop trigger if exists ${table}_version on ${table}`),
    'drop function if exists raise_catalogue_version()',
    'drop function if exists raise_market_version()',
  ],
};

/** Commands raise the versions of the catalogue, and no table has a trigger; see decision 92. */
export const versionsByCommands: Migration = {
  name: '031-versions-by-commands',
  statements: (engine) => drops[engine](),
};
