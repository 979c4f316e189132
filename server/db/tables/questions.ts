import type { Generated } from 'kysely';
import type { AnswererStatus, QaReportReason, QuestionStatus, ReplyStatus } from '#rules/qa-states.ts';
import type { QaTag } from '#rules/qa-texts.ts';
import type { ReviewRejection } from '#rules/review-moderation.ts';
import type { DefaultCount, DefaultFlag, Flag, JsonText, Row } from './common.ts';

/** Who took a text away; a text that its author deleted is never shown again. */
export type RemovedBy = 'AUTHOR' | 'OPERATOR';

interface Written extends Row {
  /** Null where nobody of the shop's members wrote it. */
  account_id: string | null;
  author: string;
  /** With contacts masked and emoji encoded. */
  body: string;
  media: JsonText;
  /** Why an operator took it away, for its author. */
  rejection: Generated<ReviewRejection | null>;
  removed_by: Generated<RemovedBy | null>;
}

export interface QuestionsTable extends Written {
  spu: string;
  title: string;
  status: QuestionStatus;
  /** 1 in the statuses that everyone sees. */
  is_shown: Flag;
  /** What HOT sorts by. */
  heat: DefaultCount;
  answer_count: DefaultCount;
  follow_count: DefaultCount;
  best_reply_id: Generated<string | null>;
  /** 1 once the coins of the best answer have been decided on: they come once per question. */
  best_paid: DefaultFlag;
}

export interface QuestionTagsTable {
  question_id: string;
  tag: QaTag;
}

/** The words by which a question is found. */
export interface QuestionWordsTable {
  question_id: string;
  word: string;
}

export interface QuestionFollowsTable {
  account_id: string;
  question_id: string;
  created_at: number;
}

export interface QuestionRepliesTable extends Written {
  question_id: string;
  /** What the author was when it was written. */
  is_buyer: Flag;
  is_answerer: Flag;
  is_official: Flag;
  is_best: DefaultFlag;
  likes: DefaultCount;
  /** Comments that are shown. */
  comment_count: DefaultCount;
  status: ReplyStatus;
  /** Coins that it brought when it was first shown, and as the best one; null before that was decided. */
  shown_coins: Generated<number | null>;
  best_coins: Generated<number | null>;
}

export interface QuestionReplyLikesTable {
  account_id: string;
  reply_id: string;
  created_at: number;
}

export type QaTarget = 'QUESTION' | 'REPLY' | 'COMMENT';

export interface QaReportsTable {
  target_type: QaTarget;
  target_id: string;
  /** A digest of the member: the same one reports a text once. */
  reporter: string;
  reason: QaReportReason;
  created_at: number;
}

/** What operators decided, and why: rows are added and never changed. */
export interface QaDecisionsTable extends Row {
  target_type: QaTarget | 'ANSWERER';
  target_id: string;
  decision: 'APPROVE' | 'REJECT' | 'REMOVE' | 'CLOSE' | 'REOPEN' | 'SUSPEND';
  reason: string | null;
}

/** A member who applied to answer questions. */
export interface AnswerersTable {
  account_id: string;
  status: AnswererStatus;
  /** JSON list of the SPUs that were applied with. */
  models: JsonText;
  motive: string;
  /** What an operator wrote with a refusal or a suspension. */
  reason: string | null;
  refused_time: number | null;
  /** Reported answers that an operator removed. */
  upheld_reports: DefaultCount;
  created_at: number;
  updated_at: number;
}
