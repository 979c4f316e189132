import type { ReportReason } from '#rules/review-moderation.ts';
import type { Row } from './common.ts';

/** The code by which a member invites others; one per account, made when it is first asked for. */
export interface ShareCodesTable extends Row {
  code: string;
  account_id: string;
}

/** Who brought whom: a member is brought once. */
export interface ShareBindsTable extends Row {
  invitee_id: string;
  inviter_id: string;
  code: string;
  bound_time: number;
}

export interface FavouritesTable extends Row {
  account_id: string;
  spu: string;
}

/** A member found a review helpful. */
export interface ReviewVotesTable {
  account_id: string;
  review_id: string;
  created_at: number;
}

/** Votes that `reviews.helpful` does not hold yet, in several rows for each review; taken-back ones count below zero. */
export interface ReviewVoteCountsTable {
  review_id: string;
  bucket: number;
  votes: number;
}

export interface ReviewReportsTable {
  review_id: string;
  /** A digest of the member or the browser: the same one reports a review once. */
  reporter: string;
  reason: ReportReason;
  created_at: number;
}
