import { setTimeout as pause } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely';
import { isSqliteBusy } from './database-faults.ts';
import type { WriteLock } from './sqlite-lock.ts';

export interface SqliteHandles {
  /** Sees committed rows only; never writes. */
  reader: SqliteDatabase.Database;
  writer: SqliteDatabase.Database;
  lock: WriteLock;
}

const busyTimeout = 15_000;

/** Another process holds the write lock: wait without blocking the event loop, which SQLite's own waiting would do. */
const untilFree = async <T>(act: () => T): Promise<T> => {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw error;
    }
    await pause(1 + Math.random() * 4);
  }
};

/** Statements by their text, per handle: preparing costs more than most of our reads. */
class Statements {
  readonly #handle: SqliteDatabase.Database;
  readonly #prepared = new Map<string, SqliteDatabase.Statement>();

  constructor(handle: SqliteDatabase.Database) {
    this.#handle = handle;
  }

  get(text: string): SqliteDatabase.Statement {
    const cachedStatement = this.#prepared.get(text);
    if (cachedStatement) return cachedStatement;
    const statement = this.#handle.prepare(text);
    if (this.#prepared.size >= 500) this.#prepared.clear();
    this.#prepared.set(text, statement);
    return statement;
  }
}

/** The row type is the promise of the query builder: a driver cannot know it. */
const run = <R>(statement: SqliteDatabase.Statement, parameters: readonly unknown[]): QueryResult<R> => {
  if (statement.reader) return { rows: statement.all(...parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
};

/**
 * Outside a transaction a read runs at once on the reader and a write waits for its turn; inside, everything runs on
 * the writer. Reads are therefore never held up by a transaction of this process.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #reads: Statements;
  readonly #writes: Statements;
  #endTurn: (() => void) | undefined;

  constructor(handles: SqliteHandles, reads: Statements, writes: Statements) {
    this.#handles = handles;
    this.#reads = reads;
    this.#writes = writes;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return run<R>(this.#writes.get(sql), parameters);
    if (/^\s*(select|with|explain)\b/i.test(sql)) {
      const read = this.#reads.get(sql);
      if (read.readonly) return run<R>(read, parameters);
    }
    const endTurn = await this.#handles.lock.acquire();
    try {
      return await untilFree(() => run<R>(this.#writes.get(sql), parameters));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async begin(): Promise<void> {
    const endTurn = await this.#handles.lock.acquire();
    try {
      await untilFree(() => this.#handles.writer.exec('begin immediate'));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    try {
      // A failed statement may have rolled the transaction back already (disk full), and then there is none to end.
      if (command === 'commit' || this.#handles.writer.inTransaction) this.#handles.writer.exec(command);
    } catch (error) {
      if (this.#handles.writer.inTransaction) this.#handles.writer.exec('rollback');
      throw error;
    } finally {
      this.#endTurn?.();
      this.#endTurn = undefined;
    }
  }
}

/** Kysely's own SQLite driver has one connection and BEGIN DEFERRED: two processes that upgrade a read would fail. */
export class SqliteDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #reads: Statements;
  readonly #writes: Statements;

  constructor(handles: SqliteHandles) {
    this.#handles = handles;
    this.#reads = new Statements(handles.reader);
    this.#writes = new Statements(handles.writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#handles, this.#reads, this.#writes);
  }

  async beginTransaction(connection: SqliteConnection, _settings: TransactionSettings): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
