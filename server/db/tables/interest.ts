import type { Site } from '#rules/markets.ts';
import type { JsonText } from './common.ts';

/** Somebody who wants to hear of a project: the address of an account, or one that a link has to prove before it counts. */
export interface InterestRegistrationsTable {
  promo_id: string;
  email: string;
  /** The market whose launch they wait for. */
  site: Site;
  /** The option they would like best; null where they did not say. */
  option_sku: string | null;
  /** What they chose, by question. */
  answers: JsonText;
  /** The row of `interest_counts` that counts them once they are confirmed. */
  bucket: number;
  /** Of the link in the last mail; null for a member, who needs none. */
  link_hash: string | null;
  /** Links mailed within a day of the last one. */
  mails: number;
  mailed_at: number | null;
  confirmed_at: number | null;
  /** When they were told of the launch. */
  notified_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A part of how many people a project has. */
export interface InterestCountsTable {
  promo_id: string;
  bucket: number;
  people: number;
}
