import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/database-faults.ts';

export interface RowWork<Row> {
  /** What the log calls it. */
  readonly name: string;
  /** The next rows that are due, in a lasting order, behind one of them; the first ones without it. */
  readonly read: (after: Row | undefined) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  /** @returns false for a row that stays due */
  readonly run: (row: Row) => Promise<boolean>;
}

/** What was said of a row already, so that a job of every few seconds does not fill the log with it. */
const reported = new LRUCache<string, string>({ max: 1_000 });

/**
 * Carries out a job row by row until no row is left behind the last one. What is tried is tried once, also where it comes
 * again. One that refuses or fails stays, is in the log once, and stops no other; the job itself fails only where the database
 * is away.
 * @returns how many rows are done
 */
export async function workThrough<Row>(
  { log }: { readonly log: Pick<Logger, 'error'> },
  { name, read, keyOf, run }: RowWork<Row>,
): Promise<number> {
  const tried = new Set<string>();
  const tryRow = async (row: Row): Promise<boolean> => {
    try {
      return await run(row);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const [key, words] = [`${name} ${keyOf(row)}`, String(error)];
      if (reported.get(key) !== words) log.error({ err: error, job: name, row: keyOf(row) }, 'a job passes over a row');
      reported.set(key, words);
      return false;
    }
  };
  let done = 0;
  for (let after: Row | undefined; ;) {
    const rows = await read(after);
    if (rows.length === 0) return done;
    for (const row of rows) {
      const key = keyOf(row);
      if (tried.has(key)) continue;
      tried.add(key);
      if (await tryRow(row)) done += 1;
    }
    after = rows.at(-1);
  }
}
