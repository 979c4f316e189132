import { prepared } from '#server/db/prepared.ts';
import { sites } from '#rules/markets.ts';
import type { Database } from '#server/db/database.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CatalogueVersionsTable } from '#server/db/tables/catalogue.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** What versions are read of: the catalogue itself, the prices of each market, what promotions sell, and the words of help. */
export type Scope = CatalogueVersionsTable['scope'];

export interface Versions {
  /** The commit after which they were read. */
  readonly mark: string;
  readonly of: ReadonlyMap<Scope, number>;
}

/** Where versions are looked up, and what they are about is read. */
export type VersionedShop = Pick<ShopContext, 'database' | 'db'>;

const versionRows = prepared((db) => db.selectFrom('catalogue_versions').select(['scope', 'version']));

const latest = new WeakMap<Database['writers'], { readonly mark: string; readonly versions: Promise<Versions> }>();

/**
 * Raises versions in the transaction of a change, as its last step: another transaction that raises one of them waits for
 * the commit, so that two never leave the same version. Stock raises none, and neither do the pieces of a quota.
 */
export async function raiseVersions(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  for (const scope of [...new Set(scopes)].toSorted()) {
    await tx
      .insertInto('catalogue_versions')
      .values({ scope, version: 1 })
      .onConflict((conflict) =>
        conflict.column('scope').doUpdateSet((row) => ({ version: row('catalogue_versions.version', '+', 1) })),
      )
      .execute();
  }
}

/** For a change of whatever the catalogue is made of. */
export const allScopes: readonly Scope[] = ['CATALOGUE', 'HELP', 'PROMOTIONS', ...sites];

/**
 * The versions of the catalogue's tables. While they are the same, whatever was read of these tables is still true: every
 * command that writes one raises them. They are read again only after a commit, once for all who ask.
 */
export async function readVersions({ database, db }: VersionedShop): Promise<Versions> {
  const mark = await database.commitMark();
  const before = latest.get(database.writers);
  if (before?.mark === mark) return before.versions;
  const versions = versionRows(db, {}).then((rows) => ({
    mark,
    of: new Map(rows.map(({ scope, version }) => [scope, version])),
  }));
  latest.set(database.writers, { mark, versions });
  versions.catch(() => latest.delete(database.writers));
  return versions;
}

/**
 * A reader that reads once per version of its scopes, in each process. Several requests that miss a version share one
 * reading, and one that failed is forgotten. The version is looked up first, so what is read is at least as new.
 */
export function readOncePerVersion<Value, Shop extends VersionedShop = VersionedShop>(
  scopes: readonly Scope[],
  read: (shop: Shop) => Promise<Value>,
): (shop: Shop) => Promise<Value> {
  const readings = new WeakMap<Database['writers'], { readonly version: string; readonly value: Promise<Value> }>();
  return async (shop) => {
    const versions = await readVersions(shop);
    const version = scopes.map((scope) => versions.of.get(scope)).join(' ');
    const before = readings.get(shop.database.writers);
    if (before?.version === version) return before.value;
    const value = read(shop);
    readings.set(shop.database.writers, { version, value });
    value.catch(() => readings.delete(shop.database.writers));
    return value;
  };
}
