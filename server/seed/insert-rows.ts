import type { Insertable } from 'kysely';
import type { Schema, Tx } from '../db/schema.ts';

/** Keeps a statement far below SQLite's 32,766 bound values. */
const rowsPerStatement = 200;

export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Inserts the rows that a table lacks in a few statements; a row that it has, with whatever it says by now, stays. */
export async function insertRows<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + rowsPerStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
