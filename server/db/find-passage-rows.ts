import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

export type PassageRow = Selectable<Schema['help_passages']>;

/** What a passage must hold: every one of the lists, that is one of its stems. A stem that ends in `*` begins one. */
export type StemQuery = readonly (readonly string[])[];

const sqliteStem = (stem: string): string => (stem.endsWith('*') ? `"${stem.slice(0, -1)}"*` : `"${stem}"`);
const postgresStem = (stem: string): string => (stem.endsWith('*') ? `'${stem.slice(0, -1)}':*` : `'${stem}'`);

const sqliteQuery = (query: StemQuery): string =>
  query.map((stems) => `(${stems.map(sqliteStem).join(' OR ')})`).join(' AND ');
const postgresQuery = (query: StemQuery): string =>
  query.map((stems) => `(${stems.map(postgresStem).join(' | ')})`).join(' & ');

/**
 * Passages that fit one of the queries, of each query the newest, in one statement.
 * @param queries of letters and digits only, in lower case: they become part of the engine's query language
 * @param limit of each query
 */
export async function findPassageRows(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  queries: readonly StemQuery[],
  limit: number,
): Promise<PassageRow[]> {
  if (queries.length === 0) return [];
  const found = queries.map((query) =>
    engine === 'sqlite'
      ? sql`select * from (select rowid from help_passage_stems
          where help_passage_stems match ${sqliteQuery(query)} order by rowid desc limit ${limit})`
      : sql`select * from (select rowid from help_passage_stems
          where document @@ cast(${postgresQuery(query)} as tsquery) order by rowid desc limit ${limit}) as newest`,
  );
  const { rows } =
    await sql<PassageRow>`select * from help_passages where row_no in (${sql.join(found, sql` union `)})`.execute(db);
  return rows;
}
