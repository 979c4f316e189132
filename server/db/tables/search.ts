import type { Generated } from 'kysely';
import type { Row } from './common.ts';

/**
 * The searchable words of a product. On SQLite an FTS5 table (match with `product_search match ?`, order by
 * `bm25(product_search)`); on PostgreSQL a table whose generated `document` is a weighted tsvector, with trigram
 * indexes on `title` for near misses. The columns below can be written the same way on both.
 */
export interface ProductSearchTable {
  spu: string;
  title: string;
  model: string;
  category: string;
  tags: string;
  body: string;
  document: Generated<unknown>;
}

/** Words and phrases offered while typing and used for "did you mean"; a higher weight comes first. */
export interface SearchTermsTable extends Row {
  term: string;
  weight: number;
}

/** The terms shown before anybody types. */
export interface SearchHotTable extends Row {
  term: string;
  rank: number;
}
