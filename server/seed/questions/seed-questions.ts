import { tagsOf } from '#rules/qa-texts.ts';
import { keywordsOf } from '#rules/search-words.ts';
import { heatOf, shownFlag } from '#server/shop/community/questions/change-question.ts';
import { wordsPerQuestion } from '#server/shop/community/questions/ask-question.ts';
import { shopName } from '#server/shop/community/questions/moderate.ts';
import type { Tx } from '../../db/schema.ts';
import { authors } from '../catalogue/reviews/authors.ts';
import { day, hour } from '../days.ts';
import { insertRows, type NewRow } from '../insert-rows.ts';
import { seedId } from '../seed-id.ts';
import { seedRow } from '../seed-row.ts';
import { indoorQuestions } from './indoors.ts';
import { otherQuestions } from './outdoors-and-controls.ts';
import type { AnswerSeed, QuestionSeed } from './types.ts';

export const questionSeeds: readonly QuestionSeed[] = [...indoorQuestions, ...otherQuestions];

const nameOf = ({ spu, title }: QuestionSeed): string => `question of ${spu}: ${title}`;
const answerName = (seed: QuestionSeed, index: number): string => `answer ${index} to ${nameOf(seed)}`;

/** The questions and their answers; like the reviews, they are of nobody who has an account in this shop. */
function questionRow(seed: QuestionSeed, index: number, now: number): NewRow<'questions'> {
  const { spu, title, body = '', answers, daysAgo, closed } = seed;
  const status = closed ? 'CLOSED' : answers.length > 0 ? 'ANSWERED' : 'OPEN';
  const best = answers.findIndex((answer) => answer.best);
  return {
    ...seedRow(nameOf(seed), now - daysAgo * day),
    ...{ spu, title, body, status, account_id: null, media: '[]' },
    author: authors[(index * 7) % authors.length] ?? '',
    is_shown: shownFlag(status),
    heat: heatOf({ answers: answers.length, follows: 0 }),
    answer_count: answers.length,
    best_reply_id: best < 0 ? null : seedId(answerName(seed, best)),
    best_paid: best < 0 ? 0 : 1,
  };
}

function replyRow(seed: QuestionSeed, answer: AnswerSeed, position: number, author: string, now: number) {
  const time = now - seed.daysAgo * day + (position + 1) * 5 * hour;
  return {
    ...seedRow(answerName(seed, position), time),
    question_id: seedId(nameOf(seed)),
    ...{ account_id: null, author, body: answer.body, media: '[]', status: 'PUBLISHED' },
    is_buyer: answer.by === 'BUYER' ? 1 : 0,
    is_answerer: answer.by === 'ANSWERER' ? 1 : 0,
    is_official: answer.by === 'SHOP' ? 1 : 0,
    is_best: answer.best ? 1 : 0,
    likes: answer.likes,
  } satisfies NewRow<'question_replies'>;
}

/**
 * Writes questions about the products that the shop has, with their answers, and the words and tags by which they are found.
 */
export async function seedQuestions(tx: Tx, now: number): Promise<void> {
  const products = new Set((await tx.selectFrom('products').select('spu').execute()).map(({ spu }) => spu));
  const seeds = [...questionSeeds.entries()].filter(([, { spu }]) => products.has(spu));
  await insertRows(
    tx,
    'questions',
    seeds.map(([index, seed]) => questionRow(seed, index, now)),
  );
  const replies = seeds.flatMap(([index, seed]) =>
    seed.answers.map((answer, position) => {
      const member = authors[(index * 7 + position * 3 + 20) % authors.length] ?? '';
      return replyRow(seed, answer, position, answer.by === 'SHOP' ? shopName : member, now);
    }),
  );
  await insertRows(tx, 'question_replies', replies);
  const texts = seeds.map(([, seed]) => ({ id: seedId(nameOf(seed)), text: `${seed.title}\n${seed.body ?? ''}` }));
  const tags = texts.flatMap(({ id, text }) => tagsOf(text).map((tag) => ({ question_id: id, tag })));
  const words = texts.flatMap(({ id, text }) =>
    keywordsOf(text, wordsPerQuestion).map((word) => ({ question_id: id, word })),
  );
  await insertRows(tx, 'question_tags', tags);
  await insertRows(tx, 'question_words', words);
}
