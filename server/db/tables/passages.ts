import type { Generated } from 'kysely';
import type { ContentSite } from './content.ts';

export type PassageKind = 'ARTICLE' | 'POLICY' | 'QUESTION' | 'PRODUCT';

/** A part of a text that answers something by itself. What is searched beside it are stems, a space between them. */
export interface HelpPassagesTable {
  row_no: Generated<number>;
  passage_id: string;
  kind: PassageKind;
  /** The article's faqId, the key of the policy, the question's id or the SPU. */
  ref: string;
  /** The market that shows it; `ALL` for every market. */
  site: ContentSite;
  title: string;
  heading: string | null;
  text: string;
  /** What shoppers type for it and nobody reads. */
  keywords: string;
  /** A path of the shop. */
  address: string;
  title_stems: string;
  heading_stems: string;
  text_stems: string;
  updated_time: number;
}

/** On SQLite an FTS5 table without contents, on PostgreSQL one with a generated `document`. */
export interface HelpPassageStemsTable {
  /** The `row_no` of the passage. */
  rowid: number;
  /** All stems of the passage, with its kind and its market among them. */
  stems: string;
}

/** The words of the shop's own texts, by which misspelt ones are put right; what shoppers write teaches no spelling. */
export interface HelpWordsTable {
  word: string;
  stem: string;
  /** How many passages have it. */
  passages: number;
}
