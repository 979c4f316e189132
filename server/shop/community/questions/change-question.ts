import { type QuestionEvent, questionAfter, type QuestionStatus, shownQuestionStatuses } from '#rules/qa-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Flag } from '#server/db/tables/common.ts';
import type { QuestionRow } from './lock-question.ts';
import { writeQuestionPassages } from './question-passages.ts';

/** What an answer counts for among the followers of a question, where HOT sorts. */
const heatOfAnswer = 3;

export const heatOf = ({ answers, follows }: { readonly answers: number; readonly follows: number }): number =>
  answers * heatOfAnswer + follows;

/** 1 for a status in which everyone sees a question. */
export const shownFlag = (status: QuestionStatus): Flag =>
  shownQuestionStatuses.some((each) => each === status) ? 1 : 0;

/** Answers to a question that are shown. */
async function countAnswers(db: Db, questionId: string): Promise<number> {
  const { answers } = await db
    .selectFrom('question_replies')
    .select((row) => row.fn.countAll<number>().as('answers'))
    .where('question_id', '=', questionId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return Number(answers);
}

/**
 * Applies an event to a locked question and counts its answers anew.
 * @throws QA_STATE where the question does not take the event
 */
export async function changeQuestion(
  tx: Tx,
  question: QuestionRow,
  event: QuestionEvent,
  change: Partial<Pick<QuestionRow, 'rejection' | 'removed_by' | 'best_reply_id'>> = {},
): Promise<QuestionStatus> {
  const answers = await countAnswers(tx, question.id);
  const facts = { answers, isDeletedByAuthor: question.removed_by === 'AUTHOR' };
  const status = questionAfter(question.status, event, facts);
  if (status === undefined) throw new ShopError('QA_STATE');
  await tx
    .updateTable('questions')
    .set({
      ...change,
      status,
      is_shown: shownFlag(status),
      answer_count: answers,
      heat: heatOf({ answers, follows: question.follow_count }),
    })
    .where('id', '=', question.id)
    .execute();
  await writeQuestionPassages(tx, question.id);
  return status;
}
