import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type SelectModifierNode,
} from 'kysely';
import { makeDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { SqliteDriver, type SqliteHandles } from './sqlite-driver.ts';
import { WriteLock } from './sqlite-lock.ts';

/** Readers and the writer have handles of their own, so the single-connection lock of Kysely's adapter must go. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Ours is built to look at the values when it plans (STAT4), and plans every join anew for each new value: 17 µs for a
 * statement that runs in 4. A sign before the value hides it, and the plan is kept. What must be known to the planner,
 * such as the condition of a partial index, is therefore written with `sql.lit`.
 */
class SqliteQueries extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }

  /** Rows need no locks here: whoever writes is alone from the beginning of the transaction. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

const dialect = (handles: SqliteHandles): Dialect => ({
  createAdapter: () => new ManyConnections(),
  createDriver: () => new SqliteDriver(handles),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueries(),
});

const handle = (file: string, synchronous: 'full' | 'normal'): Sqlite.Database => {
  const database = new Sqlite(file, { timeout: 50 });
  database.pragma('journal_mode = wal');
  database.pragma(`synchronous = ${synchronous}`);
  database.pragma('foreign_keys = on');
  return database;
};

/** Bytes that the disk must have left for a shop to be ready: one that is full fails in the middle of a change. */
const leastSpace = 16 * 1024 * 1024;

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/**
 * Opens (and creates) `shop.sqlite` in the data directory; several processes may share it.
 * @throws StartError when the directory cannot be written or the file is not a database
 */
export const openSqlite = (dataDir: string): Database => {
  const file = join(dataDir, 'shop.sqlite');
  makeDataFolder(dataDir);
  const opened: Sqlite.Database[] = [];
  const open = (synchronous: 'full' | 'normal'): Sqlite.Database => {
    const database = handle(file, synchronous);
    opened.push(database);
    return database;
  };
  try {
    const lock = new WriteLock();
    const [reader, full, normal] = [open('normal'), open('full'), open('normal')];
    reader.pragma('query_only = on');
    // Counts the commits of all other connections, of this process and of others; the reader itself never commits.
    const version = reader.prepare('pragma data_version').pluck();
    const durable = new Kysely<Schema>({ dialect: dialect({ reader, writer: full, lock }) });
    const relaxed = new Kysely<Schema>({ dialect: dialect({ reader, writer: normal, lock }) });
    return {
      engine: 'sqlite',
      db: durable,
      writers: { durable, relaxed },
      commitMark: async () => String(version.get()),
      isWritable: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        return bavail * bsize >= leastSpace;
      },
      close: async () => {
        for (const database of opened) database.close();
      },
    };
  } catch (error) {
    for (const database of opened) database.close();
    throw new StartError(`The database ${file} cannot be opened (${reason(error)}).`);
  }
};
