import type { Site } from '#rules/markets.ts';
import type { JsonText, Row } from './common.ts';

export type ContentKind = 'HOME' | 'POLICY' | 'ARTICLE' | 'RULES' | 'CAMPAIGN';

/** The market a page is written for; `ALL` is shown where a market has no page of its own. */
export type ContentSite = Site | 'ALL';

/**
 * A page as it was published for a market. A change is a row with the next version, so that an earlier text can still be
 * shown; the highest published version counts.
 */
export interface ContentPagesTable extends Row {
  kind: ContentKind;
  handle: string;
  site: ContentSite;
  version: number;
  /** The owner takes a page of the seed off by hiding it: a row that was deleted would be seeded again. */
  status: 'PUBLISHED' | 'HIDDEN';
  title: string;
  description: string;
  /** Typed, versioned blocks from top to bottom. */
  blocks: JsonText;
  /** Fingerprint of what the seed wrote; null for a page of the owner. */
  seed_hash: string | null;
}

/** What the seed has written into this database, by chapter; a chapter that was left out stays left out. */
export interface SeedChaptersTable {
  name: string;
  version: number;
  outcome: 'APPLIED' | 'LEFT_OUT';
  updated_at: number;
}
