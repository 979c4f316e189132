import type { ContentSite } from './content.ts';
import type { Flag, JsonText } from './common.ts';

/** A part of the help that articles stand in. */
export interface HelpTopicsTable {
  topic_id: string;
  title: string;
  /** One line that says what is in it. */
  line: string;
  /** The name of an icon of the design system. */
  icon: string;
  position: number;
}

/**
 * What is known of an article beside its text. The text is the page of kind `ARTICLE` with its id, its market and its version
 * in `content_pages`, which keeps every version.
 */
export interface HelpArticlesTable {
  faq_id: string;
  /** `ALL`, or the market whose version stands in place of the one for all. */
  site: ContentSite;
  version: number;
  topic_id: string;
  summary: string;
  /** Words that shoppers type. */
  keywords: JsonText;
  /** SPUs; an empty list is every light. */
  models: JsonText;
  /** Ids of articles. */
  related: JsonText;
  /** The markets that show it; null for all of them. */
  sites: JsonText | null;
  /** 1 where its first numbered list is the way to do it. */
  has_steps: Flag;
  updated_time: number;
  position: number;
}

/** What somebody said of an article: one row for a member or a browser. */
export interface HelpVotesTable {
  faq_id: string;
  /** Fingerprint of the member or the browser. */
  voter: string;
  /** Null for a guest. */
  account_id: string | null;
  helpful: Flag;
  /** Cleaned; null where nothing was written. */
  note: string | null;
  /** What the article was when it was said. */
  version: number;
  site: ContentSite;
  created_at: number;
  updated_at: number;
}

/** The votes on an article, counted in several rows. */
export interface HelpVoteCountsTable {
  faq_id: string;
  bucket: number;
  helped: number;
  failed: number;
}
