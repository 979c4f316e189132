import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { BodyOf, DataOf } from '#openapi/operation-types.ts';
import { testEngine } from '#server/testing/engine.ts';
import { openBareDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrations } from '../migrations/list.ts';
import { withTransaction } from '../transaction.ts';

/** The newest migration of the commit that made the old shop. */
const lastMigration = '011-last-seen';

const oldMigrations = migrations.slice(0, migrations.findIndex(({ name }) => name === lastMigration) + 1);

export interface PlacedOrder {
  readonly key: string;
  readonly body: BodyOf<'createOrder'>;
  readonly answer: DataOf<'createOrder'>;
}

/** What the old shop said when its orders were placed. */
export const placedOrders: { readonly member: PlacedOrder; readonly guest: PlacedOrder } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'shop-391a73f.json'), 'utf8'),
).orders;

/** A database with the tables of the old shop, and no rows. */
export async function openOldTables(): Promise<TestDatabase> {
  const test = await openBareDatabase();
  await withTransaction(test, 'durable', async (tx) => {
    await sql`create table applied_migrations (name text primary key, applied_at bigint not null)`.execute(tx);
    for (const { name, statements } of oldMigrations) {
      for (const statement of statements(test.database.engine)) await sql.raw(statement).execute(tx);
      await tx.insertInto('applied_migrations').values({ name, applied_at: 1 }).execute();
    }
  });
  return test;
}

const oldFile = (): Uint8Array => gunzipSync(readFileSync(join(import.meta.dirname, 'shop-391a73f.sqlite.gz')));

interface OldTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** The tables of the old database in the order in which they were made, so that rows come after what they refer to. */
async function readOldTables(): Promise<OldTable[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lampyris-old-'));
  const file = join(folder, 'shop.sqlite');
  await writeFile(file, oldFile());
  const old = new Sqlite(file, { readonly: true });
  try {
    const names = old
      .prepare<[], string>(`select name from sqlite_master where type = 'table' and name not like 'product_search_%'`)
      .pluck()
      .all();
    return names.map((name) => {
      const columns = old.prepare<[], string>(`select name from pragma_table_info('${name}')`).pluck().all();
      const rows = old.prepare<[], OldTable['rows'][number]>(`select * from ${name}`).all();
      return { name, columns, rows };
    });
  } finally {
    old.close();
    await rm(folder, { recursive: true });
  }
}

const rowsPerStatement = 100;

/** The shop that `make-old-shop.ts` made at commit 391a73f: the file itself, or its rows in the tables of PostgreSQL. */
export async function openOldShop(): Promise<TestDatabase> {
  if (testEngine() === 'sqlite') return openBareDatabase(oldFile());
  const tables = await readOldTables();
  const test = await openOldTables();
  await withTransaction(test, 'durable', async (tx) => {
    for (const { name, columns, rows } of tables) {
      if (name === 'applied_migrations') continue;
      for (let from = 0; from < rows.length; from += rowsPerStatement) {
        const values = rows
          .slice(from, from + rowsPerStatement)
          .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
        const list = sql.join(columns.map((column) => sql.id(column)));
        await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(tx);
      }
    }
  });
  return test;
}
