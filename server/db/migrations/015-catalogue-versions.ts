import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

/** Whatever the catalogue is made of but prices and stock. */
const catalogueTables = [
  'products',
  'skus',
  'facets',
  'product_facets',
  'categories',
  'product_categories',
  'collections',
  'product_collections',
  'warranties',
  'energy_labels',
  'search_terms',
  'search_hot',
];

/** Of a market row, what is no stock: reservations must raise no version, or all orders of a market would wait for it. */
const priceColumns = [
  'sku',
  'site',
  'sellable',
  'currency',
  'list_amount',
  'sale_amount',
  'sale_start',
  'sale_end',
  'prior_lowest_amount',
  'per_order_limit',
  'preorder_ship_at',
];

const changes = ['insert', 'update', 'delete'] as const;
const priceChanges = ['insert', `update of ${priceColumns.join(', ')}`, 'delete'];

/** SQLite knows triggers for each row only, and one writer at a time: a count is enough. */
const sqliteTriggers = (): string[] => [
  ...catalogueTables.flatMap((table) =>
    changes.map(
      (change) => `create trigger ${table}_version_${change} after ${change} on ${table} begin
        update catalogue_versions set version = version + 1 where scope = 'CATALOGUE';
      end`,
    ),
  ),
  ...priceChanges.map(
    (change, index) => `create trigger sku_markets_version_${index + 1} after ${change} on sku_markets begin
      update catalogue_versions set version = version + 1 where scope = ${change === 'delete' ? 'old' : 'new'}.site;
    end`,
  ),
];

/**
 * On PostgreSQL the version is the number of the transaction that changed something: a transaction of thousands of
 * changes writes the row once, and two of them can never leave the same version.
 */
const postgresTriggers = (): string[] => [
  `create function raise_catalogue_version() returns trigger language plpgsql as $$
    declare
      changed text := 'CATALOGUE';
      this_transaction bigint := pg_current_xact_id()::text::bigint;
    begin
      if tg_table_name = 'sku_markets' then
        changed := case tg_op when 'DELETE' then old.site else new.site end;
      end if;
      update catalogue_versions set version = this_transaction
        where scope = changed and version <> this_transaction;
      return null;
    end $$`,
  ...catalogueTables.map(
    (table) => `create trigger ${table}_version after ${changes.join(' or ')} on ${table}
      for each statement execute function raise_catalogue_version()`,
  ),
  `create trigger sku_markets_version after ${priceChanges.join(' or ')} on sku_markets
    for each row execute function raise_catalogue_version()`,
];

const triggers: Readonly<Record<Engine, () => string[]>> = { sqlite: sqliteTriggers, postgres: postgresTriggers };

/** What servers have read of the catalogue stays true while its versions stay; see decision 38. */
export const catalogueVersions: Migration = {
  name: '015-catalogue-versions',
  statements: (engine) => [
    `create table catalogue_versions (scope text primary key, version bigint not null)`,
    `insert into catalogue_versions (scope, version)
      values ('CATALOGUE', 1), ('US', 1), ('EU', 1), ('GB', 1), ('CA', 1), ('JA', 1)`,
    ...triggers[engine](),
    // The few SKUs that lists must know the stock of: those with so little that it shows.
    `create index sku_markets_scarce on sku_markets (site, sku) where stock - safety_stock - reserved <= 4`,
  ],
};
