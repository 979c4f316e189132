import { sql } from 'kysely';
import type { SearchedWord } from '#rules/search-words.ts';
import type { Database } from './database.ts';

/** Weights of title, model, category, tags and text; the first is the column of the SPU, which is not searched. */
const sqliteRank = sql`bm25(product_search, 0, 10, 10, 6, 5, 1)`;
/** Weights of D (unused), C text, B category and tags, A title and model. */
const postgresRank = sql.lit('{0, 0.1, 0.55, 1}');

/**
 * All SPUs that hold every word or a word that begins with it, best first: which of them a market sells is not known here. Words are stemmed, so that "lamps" finds "lamp".
 * @param words letters and digits only, in lower case: they become part of the engine's query language
 */
export async function searchProducts(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  words: readonly SearchedWord[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ spu: string }>`
          select spu from product_search
          where product_search match ${matching(words)}
          order by ${sqliteRank}, spu`.execute(db)
      : await sql<{ spu: string }>`
          select spu from product_search, to_tsquery('english', ${prefixes(words)}) stemmed, to_tsquery('simple', ${prefixes(words)}) plain
          where document @@ (stemmed || plain)
          order by ts_rank(${postgresRank}, document, stemmed || plain) desc, spu`.execute(db);
  return rows.map(({ spu }) => spu);
}

/** How many products hold each of the words, in one statement; a market may sell fewer. */
export async function countProducts(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  words: readonly SearchedWord[],
): Promise<number[]> {
  const counts = words.map((word) =>
    engine === 'sqlite'
      ? sql`(select count(*) from product_search where product_search match ${matching([word])})`
      : sql`(select count(*) from product_search where document @@ (to_tsquery('english', ${prefixes([word])}) || to_tsquery('simple', ${prefixes([word])})))`,
  );
  if (counts.length === 0) return [];
  const columns = counts.map((count, place) => sql`${count} as ${sql.ref(`c${place}`)}`);
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(columns)}`.execute(db);
  return counts.map((_, place) => Number(rows[0]?.[`c${place}`]));
}

const matching = (words: readonly SearchedWord[]): string =>
  words.map((word) => `(${word.map((row) => `"${row.join(' ')}"*`).join(' OR ')})`).join(' AND ');

const prefixes = (words: readonly SearchedWord[]): string =>
  words.map((word) => `(${word.map((row) => `(${row.join(' <-> ')}:*)`).join(' | ')})`).join(' & ');
