import { answererCoolDown, answererUpheldReports } from './qa-limits.ts';

/**
 * A question is PENDING until a person has looked at it, OPEN without an answer that is shown, ANSWERED with one. CLOSED
 * takes no more answers. REMOVED by its author or an operator is seen by its author only.
 */
export const questionStatuses = ['PENDING', 'OPEN', 'ANSWERED', 'CLOSED', 'REMOVED'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** The statuses in which everyone sees a question. */
export const shownQuestionStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const satisfies readonly QuestionStatus[];

/** ANSWERS_CHANGED: an answer has come to be shown or is shown no more. */
export type QuestionEvent = 'APPROVE' | 'ANSWERS_CHANGED' | 'CLOSE' | 'REOPEN' | 'REMOVE';

export interface QuestionFacts {
  /** Answers that are shown after the event. */
  readonly answers: number;
  /** A text that its author deleted is never shown again. */
  readonly isDeletedByAuthor: boolean;
}

type QuestionRow = Readonly<Partial<Record<QuestionEvent, (facts: QuestionFacts) => QuestionStatus | undefined>>>;

const shown = ({ answers }: QuestionFacts): QuestionStatus => (answers > 0 ? 'ANSWERED' : 'OPEN');
const restored = (facts: QuestionFacts): QuestionStatus | undefined =>
  facts.isDeletedByAuthor ? undefined : shown(facts);
const removed = (): QuestionStatus => 'REMOVED';
const closed = (): QuestionStatus => 'CLOSED';

const questionTable: Readonly<Record<QuestionStatus, QuestionRow>> = {
  PENDING: { APPROVE: shown, REMOVE: removed },
  OPEN: { ANSWERS_CHANGED: shown, CLOSE: closed, REMOVE: removed },
  ANSWERED: { ANSWERS_CHANGED: shown, CLOSE: closed, REMOVE: removed },
  CLOSED: { ANSWERS_CHANGED: closed, REOPEN: shown, REMOVE: removed },
  REMOVED: { APPROVE: restored, ANSWERS_CHANGED: removed },
};

/** @returns the status after an event, undefined where the question does not take it */
export const questionAfter = (
  status: QuestionStatus,
  event: QuestionEvent,
  facts: QuestionFacts,
): QuestionStatus | undefined => questionTable[status][event]?.(facts);

/** True for a question that takes answers. */
export const takesAnswers = (status: QuestionStatus): boolean => status === 'OPEN' || status === 'ANSWERED';

export const replyStatuses = ['PENDING', 'PUBLISHED', 'REMOVED'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];

/** @returns the status after an event, undefined where the answer does not take it */
export function replyAfter(
  status: ReplyStatus,
  event: 'APPROVE' | 'REMOVE',
  { isDeletedByAuthor }: Pick<QuestionFacts, 'isDeletedByAuthor'>,
): ReplyStatus | undefined {
  if (event === 'REMOVE') return status === 'REMOVED' ? undefined : 'REMOVED';
  return status === 'PUBLISHED' || isDeletedByAuthor ? undefined : 'PUBLISHED';
}

export const answererStatuses = ['NONE', 'PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const;
export type AnswererStatus = (typeof answererStatuses)[number];
export type AnswererEvent = 'APPLY' | 'APPROVE' | 'REJECT' | 'SUSPEND';

const answererTable: Readonly<Record<AnswererStatus, Readonly<Partial<Record<AnswererEvent, AnswererStatus>>>>> = {
  NONE: { APPLY: 'PENDING' },
  PENDING: { APPROVE: 'APPROVED', REJECT: 'REJECTED' },
  APPROVED: { SUSPEND: 'SUSPENDED' },
  REJECTED: { APPLY: 'PENDING', APPROVE: 'APPROVED' },
  SUSPENDED: { APPROVE: 'APPROVED' },
};

/** @returns the status after an event, undefined where an answerer or applicant does not take it */
export const answererAfter = (status: AnswererStatus, event: AnswererEvent): AnswererStatus | undefined =>
  answererTable[status][event];

/** From when an applicant who was refused at `refusedTime` may apply again; both epoch ms. */
export const retryTime = (refusedTime: number): number => refusedTime + answererCoolDown;

/** True when so many removed answers suspend an answerer. */
export const suspends = (upheldReports: number): boolean => upheldReports >= answererUpheldReports;

/** What readers report a question or an answer for. */
export const qaReportReasons = ['SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'OFF_TOPIC', 'WRONG'] as const;
export type QaReportReason = (typeof qaReportReasons)[number];
