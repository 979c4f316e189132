import { day, minute } from './durations.ts';

/** Lengths of what members write about products, in characters after trimming. */
export const qaLengths = {
  title: { min: 10, max: 150 },
  question: { min: 0, max: 1000 },
  reply: { min: 2, max: 2000 },
  comment: { min: 1, max: 500 },
  motive: { min: 20, max: 500 },
} as const;

/** Pictures and films of one question or answer. */
export const qaMediaMax = 3;

/** What one account may write on one of its local days. */
export const qaDailyLimits = { questions: 5, replies: 20, comments: 20 } as const;

/** How long a text can be edited after it was written (ms); then it can only be deleted. */
export const qaEditWindow = 15 * minute;

/** Drafts that are kept for one account. */
export const qaDraftsMax = 50;

/** So many texts of an account are looked at by a person before they are shown. */
export const qaPremoderated = 3;

/** Coins of an answer when it is shown for the first time, and on top for the first best answer of a question. */
export const answerCoins = { shown: 50, best: 100 } as const;

/** The Savvy level from which a member may apply as an answerer without having received a product. */
export const answererLevel = 2;
/** How long an applicant who was refused waits before the next application (ms). */
export const answererCoolDown = 30 * day;
/** Reported answers that an operator removed before an answerer is suspended. */
export const answererUpheldReports = 3;

/** Until when its author may edit a text that was written at `createdTime` (epoch ms); null when that is over. */
export function editableUntil(createdTime: number, now: number): number | null {
  const until = createdTime + qaEditWindow;
  return now < until ? until : null;
}
