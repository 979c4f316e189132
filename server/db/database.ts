import type { Db, Engine, Tx } from './schema.ts';

/**
 * `durable`: the commit is on the disk when the answer leaves (orders, payments, stock, accounts).
 * `relaxed`: a power cut may lose the last moments, a killed process loses nothing (carts, telemetry).
 */
export type Durability = 'durable' | 'relaxed';

/** An open database. `db` reads and runs single statements; several statements belong into `withTransaction`. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /**
   * Where transactions of each kind begin; use `withTransaction` instead of calling these. The same object however the database is
   * wrapped: what is remembered of a database is kept by it.
   */
  readonly writers: Readonly<Record<Durability, Db>>;
  /**
   * Two equal marks prove that nothing was committed between them, by any process: what was read after the first is still
   * true at the second. Different marks prove nothing.
   */
  commitMark(): Promise<string>;
  /** Whether it would take a change now; asked on a connection that no request waits for. */
  isWritable(): Promise<boolean>;
  close(): Promise<void>;
  /** Around the work of every transaction, where each change leaves a row of who made it. */
  readonly recorded?: <Answer>(tx: Tx, work: (tx: Tx) => Promise<Answer>) => Promise<Answer>;
}
