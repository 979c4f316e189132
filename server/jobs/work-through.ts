import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/database-faults.ts';

export interface RowWork<Row> {
  /** What the log calls it. */
  readonly name: string;
  /** The next rows that are due, in a lasting order, behind so many that stay. */
  readonly read: (behind: number) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  /** @returns false for a row that stays due */
  readonly run: (row: Row) => Promise<boolean>;
}

/** What was said of a row already, so that a job of every few seconds does not fill the log with it. */
const reported = new LRUCache<string, string>({ max: 1_000 });

/**
 * Carries out a job row by row until no row is left that it has not tried. One that refuses or fails stays, is in the log once, and stops
 * no other; the job itself fails only where the database is away.
 * @returns how many rows are done
 */
export async function workThrough<Row>(
  { log }: { readonly log: Pick<Logger, 'error'> },
  { name, read, keyOf, run }: RowWork<Row>,
): Promise<number> {
  const doneKeys = new Set<string>();
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
  for (let behind = 0; ;) {
    const rows = await read(behind);
    if (rows.length === 0) return doneKeys.size;
    for (const row of rows) {
      const key = keyOf(row);
      // One that is due again although it was done waits for the next run.
      if (!doneKeys.has(key) && (await tryRow(row))) doneKeys.add(key);
      else behind += 1;
    }
  }
}
