import type { DrawStatus } from '#rules/draw-states.ts';
import type { Site } from '#rules/markets.ts';
import type { JsonText } from './common.ts';

/** The draw of a giveaway. */
export interface DrawsTable {
  promo_id: string;
  /** The handle of the giveaway, which entries are numbered by. */
  campaign: string;
  status: DrawStatus;
  /** Secret until the winners are announced. */
  seed: string;
  /** Public from the start. */
  seed_commit: string;
  /** The chain of the beacon. */
  chain: JsonText;
  /** Where anybody looks its rounds up. */
  beacon_origin: string;
  round: number;
  round_time: number;
  close_time: number;
  /** What is won, from the first place to the last. */
  prizes: JsonText;
  /** Entries of one member, as the seed names them; null where it was sealed without prizes and limit. */
  entry_limit: number | null;
  /** As they were sealed, in the order of their ids; null before. */
  entries: JsonText | null;
  entry_count: number | null;
  root: string | null;
  root_time: number | null;
  randomness: string | null;
  signature: string | null;
  /** When staff took a later round, with a new seed. */
  postponed_at: number | null;
  drawn_at: number | null;
  announced_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface DrawWinnersTable {
  promo_id: string;
  /** From 1, in the order in which they were drawn. */
  place: number;
  entry_id: string;
  /** Its place among the entries as they were sealed, from 0. */
  leaf: number;
  /** Null where the account was deleted after the close. */
  account_id: string | null;
  /** The market that they entered in. */
  site: Site | null;
  /** The place of what they won in the prizes of the draw. */
  prize: number;
  masked_name: string;
  country: string;
  /** The prize as it waits for them; null before, and where there is nobody to have it. */
  prize_id: string | null;
  granted_at: number | null;
  /** Why it could not be given when that was last tried, for staff. */
  refusal: string | null;
}

/** A prize that nobody took: it waits for the next draw of the page that is sealed. */
export interface DrawPrizesLeftTable {
  /** The giveaway that it was won in. */
  promo_id: string;
  place: number;
  /** The page that it waits for. */
  path: string;
  /** As the draw has it that takes it. */
  prize: JsonText;
  /** The draw that has it among its prizes; null while it waits. */
  taken_by: string | null;
  created_at: number;
  updated_at: number;
}
