import { tagsOf } from '#rules/qa-texts.ts';
import { keywordsOf } from '#rules/search-words.ts';
import { wordsPerQuestion } from '#server/shop/community/questions/ask-question.ts';
import { heatOf, shownFlag } from '#server/shop/community/questions/change-question.ts';
import type { Tx } from '../../db/schema.ts';
import { authorName } from '#server/shop/community/author-name.ts';
import { day, hour } from '../days.ts';
import { demoShopper } from '../demo-shopper.ts';
import { insertRows, type NewRow } from '../insert-rows.ts';
import { seedId } from '../seed-id.ts';
import { seedRow } from '../seed-row.ts';

const spu = 'LM-REED';
const answeredOne = {
  title: 'How long does it take to build the frame?',
  body: 'It’s a present, and I’d like to have it up the same evening.',
} as const;
const waitingOne = {
  title: 'Is there a longer cable than 2.2 m for it?',
  body: 'The socket is behind the sofa, three metres away.',
} as const;
const cleaned = 'question of LM-REED: How do you clean the paper shade?';
const adapter = 'question of LM-RIBBON-S1: How many metres can one power adapter feed?';

/** Writes what the demo shopper asks, answers, follows and has begun to write: every tab of the own space has something. */
export async function seedDemoQuestions(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'nickname', 'email'])
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  const own = { account_id: account.id, author: authorName(account), media: '[]' };
  const question = (
    { title, body }: { readonly title: string; readonly body: string },
    status: 'ANSWERED' | 'PENDING',
    { daysAgo, answers }: { readonly daysAgo: number; readonly answers: number },
  ): NewRow<'questions'> => ({
    ...seedRow(`demo question: ${title}`, now - daysAgo * day),
    ...{ spu, title, body, status, ...own, is_shown: shownFlag(status) },
    answer_count: answers,
    follow_count: answers,
    heat: heatOf({ answers, follows: answers }),
  });
  const rows = [
    question(answeredOne, 'ANSWERED', { daysAgo: 20, answers: 1 }),
    question(waitingOne, 'PENDING', { daysAgo: 0, answers: 0 }),
  ];
  await insertRows(tx, 'questions', rows);
  const words = rows.flatMap(({ id, title, body }) =>
    keywordsOf(`${title}\n${body}`, wordsPerQuestion).map((word) => ({ question_id: id, word })),
  );
  const tags = rows.flatMap(({ id, title, body }) =>
    tagsOf(`${title}\n${body}`).map((tag) => ({ question_id: id, tag })),
  );
  await insertRows(tx, 'question_words', words);
  await insertRows(tx, 'question_tags', tags);
  const roles = { is_buyer: 1, is_answerer: 0, is_official: 0 } as const;
  const replyId = seedId('demo answer: shade');
  await insertRows(tx, 'question_replies', [
    {
      ...seedRow('demo answer of another', now - 19 * day),
      question_id: seedId(`demo question: ${answeredOne.title}`),
      ...{ account_id: null, author: 'Ingrid', media: '[]', status: 'PUBLISHED', likes: 3, ...roles },
      body: 'Twenty minutes with the card in the box. The paper unfolds by itself while you tighten two screws.',
    },
    {
      ...seedRow('demo answer: shade', now - 2 * hour),
      ...{ ...own, ...roles, likes: 0 },
      question_id: seedId(cleaned),
      body: 'With a dry, wide brush from top to bottom, lamp off. A damp cloth leaves rings on the paper.',
      status: 'PENDING',
    },
  ]);
  await insertRows(tx, 'question_follows', [
    { account_id: account.id, question_id: seedId(`demo question: ${answeredOne.title}`), created_at: now - 20 * day },
    { account_id: account.id, question_id: seedId(adapter), created_at: now - day },
  ]);
  await insertRows(tx, 'qa_drafts', [
    {
      ...{ account_id: account.id, draft_id: seedId(`demo draft ${replyId}`), kind: 'ANSWER', target: seedId(adapter) },
      ...{
        title: '',
        body: 'Mine feeds ten metres at full white, and I think',
        version: 1,
        saved_time: now - 3 * hour,
      },
    },
  ]);
}
