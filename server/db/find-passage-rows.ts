import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

export type PassageRow = Selectable<Schema['help_passages']>;

/** What a passage must hold: of each list one of its stems. */
export type StemQuery = readonly (readonly string[])[];

export interface LimitedQuery {
  readonly query: StemQuery;
  /** How many passages at most. */
  readonly limit: number;
}

/** A query in the language of an engine. */
const written = (query: StemQuery, quote: string, or: string, and: string): string =>
  query.map((stems) => `(${stems.map((stem) => `${quote}${stem}${quote}`).join(or)})`).join(and);

/**
 * Passages that fit one of the queries, of each query the newest, in one statement.
 * @param queries of characters and digits only, in lower case: they become part of the engine's query language
 */
export async function findPassageRows(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  queries: readonly LimitedQuery[],
): Promise<PassageRow[]> {
  if (queries.length === 0) return [];
  const found = queries.map(({ query, limit }) =>
    engine === 'sqlite'
      ? sql`select * from (select rowid from help_passage_stems
          where help_passage_stems match ${written(query, '"', ' OR ', ' AND ')} order by rowid desc limit ${limit})`
      : sql`select * from (select rowid from help_passage_stems
          where document @@ cast(${written(query, "'", ' | ', ' & ')} as tsquery) order by rowid desc limit ${limit}) as newest`,
  );
  const { rows } =
    await sql<PassageRow>`select * from help_passages where row_no in (${sql.join(found, sql` union `)})`.execute(db);
  return rows;
}
