import type { GiveawayAction } from '#rules/giveaways.ts';
import type { Site } from '#rules/markets.ts';
import type { Flag } from './common.ts';

/** A member as draws know them. */
export interface GiveawayMembersTable {
  account_id: string;
  /** Random, in place of the account wherever entries are shown. */
  pseudonym: string;
  /** Works for the shop: enters nothing. */
  is_excluded: Flag;
  created_at: number;
}

/** A member who takes part in a giveaway. */
export interface GiveawayEntrantsTable {
  account_id: string;
  promo_id: string;
  /** The market they joined in, whose days count. */
  site: Site;
  /** Has said to be of age. */
  is_adult: Flag;
  /** The row of `giveaway_counts` that numbers their entries. */
  bucket: number;
  created_at: number;
}

export interface GiveawayEntriesTable {
  account_id: string;
  /** Hex sha256 of `campaign|pseudonym|sequence`, where the campaign is the handle of the promotion. */
  entry_id: string;
  promo_id: string;
  /** One of its kind in the giveaway. */
  sequence: number;
  action: GiveawayAction;
  /** Which of the entries of the action it is: `1`, or `<order number>/1`, or `<day>/1`. */
  ref: string;
  created_time: number;
  /** When it stopped to count; never after the close of entries. */
  revoked_time: number | null;
}

/** A part of the numbers of a giveaway. */
export interface GiveawayCountsTable {
  promo_id: string;
  bucket: number;
  /** Entries that have a number. */
  issued: number;
  revoked: number;
  /** From then on nobody enters. */
  closed_time: number | null;
}
