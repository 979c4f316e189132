import type { Site } from '#rules/markets.ts';
import type { Row } from './common.ts';

/** Words that people type for a product and that its texts do not have. */
export interface ProductWordsTable {
  spu: string;
  words: string;
}

/** What several callers searched a market for that it had nothing of as it was typed; none of them is in it. */
export interface SearchesWithoutResultTable {
  site: Site;
  /** The words that were searched for, in lower case. */
  words: string;
  /** How many products were shown instead the last time, without some of the words. */
  shown: number;
  /** Each caller counts once a day. */
  count: number;
  first_time: number;
  last_time: number;
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
