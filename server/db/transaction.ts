import { sql } from 'kysely';
import { isConnectionFault } from './database-faults.ts';
import type { Database, Durability } from './database.ts';
import type { Tx } from './schema.ts';

/**
 * PostgreSQL asks for another try: serialization failure and deadlock. So does a unique value that another transaction has
 * written since this one looked for it: the next try finds it.
 */
const retryable = new Set(['40001', '40P01', '23505']);
const attempts = 5;

const asksForAnotherTry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && retryable.has(error.code);

/**
 * Runs `work` in one write transaction: all of it or none. On SQLite it holds the write lock from the start
 * (BEGIN IMMEDIATE), on PostgreSQL it is READ COMMITTED and is tried again after a deadlock,
 * where a row meets another one with its unique value, and where its connection broke before it had begun, so `work` must
 * not touch anything but the database. Never await the network inside.
 */
export const withTransaction = async <T>(
  { database }: { readonly database: Database },
  durability: Durability,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { engine, writers, recorded } = database;
  for (let attempt = 1; ; attempt += 1) {
    let hasBegun = false;
    try {
      return await writers[durability].transaction().execute(async (tx) => {
        hasBegun = true;
        if (engine === 'postgres' && durability === 'relaxed')
          await sql`set local synchronous_commit = off`.execute(tx);
        return recorded ? recorded(tx, work) : work(tx);
      });
    } catch (error) {
      // A connection that broke while it was idle is noticed here, and the next one is new.
      const isTriedAgain = asksForAnotherTry(error) || (!hasBegun && isConnectionFault(error));
      if (attempt === attempts || !isTriedAgain) throw error;
    }
  }
};
