import type { ContentSite } from '#server/db/tables/content.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';

/** A text that passages are made of. */
export interface PassageSource {
  readonly kind: PassageKind;
  /** The article's faqId, the key of the policy, the question's id or the SPU. */
  readonly ref: string;
}

/** A part of a text that answers something by itself. */
export interface Passage extends PassageSource {
  /** The market that shows it; `ALL` for every market. */
  readonly site: ContentSite;
  readonly title: string;
  readonly heading: string | null;
  readonly text: string;
  /** What shoppers type for it and nobody reads. */
  readonly keywords?: string;
  /** A path of the shop. */
  readonly address: string;
  readonly updatedTime: number;
}
