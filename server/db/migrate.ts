import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/list.ts';
import { withTransaction } from './transaction.ts';
import type { Db } from './schema.ts';

/** Any number; every process that migrates a PostgreSQL database waits for the same one. */
const migrationLock = 727_205_000;

const appliedNames = async (db: Db): Promise<Set<string>> => {
  const rows = await db.selectFrom('applied_migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
};

/**
 * Applies what is missing in one transaction: a process killed half-way leaves the database as it was, and of several
 * processes that start together one migrates while the others wait.
 * @returns the names of the steps applied
 * @throws StartError when the database is newer than this program
 */
export const migrate = (database: Database): Promise<string[]> =>
  withTransaction({ database }, 'durable', async (tx) => {
    if (database.engine === 'postgres') {
      // An index over a large table, or another process that makes it, takes as long as it takes.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local lock_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    }
    await sql`create table if not exists applied_migrations (name text primary key, applied_at bigint not null)`.execute(
      tx,
    );
    const applied = await appliedNames(tx);
    const unknown = [...applied].find((name) => migrations.every((migration) => migration.name !== name));
    if (unknown !== undefined)
      throw new StartError(
        `The database was written by a newer version of the shop (it knows "${unknown}"): update the program.`,
      );
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, statements } of missing) {
      for (const statement of statements(database.engine)) await sql.raw(statement).execute(tx);
      await tx.insertInto('applied_migrations').values({ name, applied_at: Date.now() }).execute();
    }
    return missing.map(({ name }) => name);
  });

/** True when every step of this program has been applied: the readiness of the database. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const applied = await appliedNames(db);
  return migrations.every(({ name }) => applied.has(name));
};
