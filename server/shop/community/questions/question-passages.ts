import { groupBy } from '#rules/group-by.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { displayText } from '#rules/text.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { writePassages } from '../../content/passages/write-passages.ts';

/** Answers that are searched with their question: the best one, then those with the most likes. */
const answersSearched = 3;
/** More than an answer that is read at once; what comes later is on its page. */
const charactersSearched = 1_200;

/** What is found of questions that everyone sees, each with its first answers; of the others nothing. */
export async function questionPassages(db: Db, questionIds: readonly string[]): Promise<Passage[]> {
  if (questionIds.length === 0) return [];
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'title', 'body', 'updated_at'])
    .where('id', 'in', questionIds)
    .where('is_shown', '=', 1)
    .orderBy('id')
    .execute();
  const replies = groupBy(await readAnswers(db, questionIds), ({ question_id: id }) => id);
  return questions.map(({ id: ref, title, body, updated_at: updatedTime }) => ({
    ...{ kind: 'QUESTION', ref, site: 'ALL', title: displayText(title), heading: null, updatedTime },
    text: [...(replies.get(ref) ?? []).slice(0, answersSearched).map((reply) => reply.body), body]
      .map(displayText)
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, charactersSearched),
    address: `${pagePaths.question}?${new URLSearchParams({ questionId: ref })}`,
  }));
}

const readAnswers = (db: Db, questionIds: readonly string[]) =>
  db
    .selectFrom('question_replies')
    .select(['question_id', 'body'])
    .where('question_id', 'in', questionIds)
    .where('status', '=', 'PUBLISHED')
    .orderBy('question_id')
    .orderBy('is_best', 'desc')
    .orderBy('likes', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Writes what is found of a question, in the transaction that changes it or one of its answers. */
export async function writeQuestionPassages(tx: Tx, questionId: string): Promise<void> {
  await writePassages(tx, [{ kind: 'QUESTION', ref: questionId }], await questionPassages(tx, [questionId]));
}
