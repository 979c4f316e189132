import type { Generated } from 'kysely';
import type { ReplyStatus } from '#rules/qa-states.ts';
import type { ReviewRejection } from '#rules/review-moderation.ts';
import type { DefaultCount, Row } from './common.ts';
import type { RemovedBy } from './questions.ts';

/** A remark on an answer, in the same statuses as an answer. */
export interface QuestionCommentsTable extends Row {
  question_id: string;
  reply_id: string;
  /** Null where nobody of the shop's members wrote it. */
  account_id: string | null;
  author: string;
  /** With contacts masked and emoji encoded. */
  body: string;
  likes: DefaultCount;
  status: ReplyStatus;
  rejection: Generated<ReviewRejection | null>;
  removed_by: Generated<RemovedBy | null>;
  /** When it was first shown (epoch ms); a mail tells of it once. */
  shown_time: number | null;
}

export interface QuestionCommentLikesTable {
  account_id: string;
  comment_id: string;
  created_at: number;
}

/** When the author of an answer is written to about its comments. */
export interface QuestionCommentNoticesTable {
  reply_id: string;
  /** The time of the first comment that no mail has told of (epoch ms), null for none. */
  since: number | null;
  sent_time: Generated<number | null>;
}

/** A question or an answer that is written and not sent; one writing, so two of them may be about the same. */
export interface QaDraftsTable {
  account_id: string;
  draft_id: string;
  kind: 'QUESTION' | 'ANSWER';
  /** The question that is answered, or the SPU that is asked about; empty for a question whose product is not chosen. */
  target: string;
  title: string;
  body: string;
  /** Grows with every change: whoever changes an older one has not seen the last. */
  version: number;
  saved_time: number;
}

/** Where a member stands among those who answered in a month, as the job counted it last. */
export interface QaRanksTable {
  account_id: string;
  /** '2026-11', in UTC. */
  month: string;
  place: number;
  answers: number;
  likes: number;
  counted_time: number;
}
