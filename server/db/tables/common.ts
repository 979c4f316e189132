import type { Generated } from 'kysely';

/** Every row knows when it was written; instants are epoch milliseconds from the shop's clock. */
export interface Row {
  id: string;
  created_at: number;
  updated_at: number;
}

/** Booleans are 0 or 1, so that both engines store and compare them alike. */
export type Flag = 0 | 1;

/** A flag or a counter that the database fills in when an insert leaves it out. */
export type DefaultFlag = Generated<Flag>;
export type DefaultCount = Generated<number>;

/** JSON kept as text: parsed with a schema where it is read, never queried inside SQL. */
export type JsonText = string;
