import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { loadQuestions, ProductQuestions } from './product-questions.tsx';

beforeAll(loadQuestions);
afterEach(cleanup);

const listPath = '/app-mall/v1/appQuestionAnswer/question/list';

const question = (number: number) => ({
  questionId: `Q${number}`,
  title: `Question ${number}?`,
  snippet: number === 1 ? { text: 'Yes, it is.', author: 'S***m', isBest: true } : null,
  author: 'A***a',
  answerCount: number === 1 ? 1 : 0,
  createdTime: Date.UTC(2026, 10, 3),
});
const pageOf = (total: number) => ({
  list: [question(1), question(2)].slice(0, total),
  total,
  own: [],
  product: null,
  pageNo: 1,
  pageSize: 2,
});
const show = (found: object) => renderInShop(<ProductQuestions spu="LM-DOME" />, { [listPath]: found }, 'US', 'm1');
const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('two questions of a product lead to their answers, and on to all of them', async () => {
  const { requests } = show(pageOf(7));
  expect(await way('Question 1?')).toBe('/faq/detail?questionId=Q1');
  expect(screen.getByText('Yes, it is.')).toBeTruthy();
  expect(screen.getByText(/ · No answer yet$/)).toBeTruthy();
  expect(await way('See all 7 questions')).toBe('/faq/list?spu=LM-DOME');
  expect(await way('Ask a question')).toBe('/faq/list?spu=LM-DOME&ask=1');
  expect(await way('Write to us about this light')).toBe('/support/consultation-center?tab=new&model=LM-DOME');
  expect(new URL(requests[0]?.url ?? '').search).toBe('?spu=LM-DOME&pageSize=2');
});

test('a product without questions invites to ask, also where they cannot be read', async () => {
  show(pageOf(0));
  expect(await screen.findByText(/^No questions yet/)).toBeTruthy();
  cleanup();
  show(new Refusal('BAD_REQUEST', 400, 'Broken'));
  expect(await way('Ask a question')).toBe('/faq/list?spu=LM-DOME&ask=1');
  expect(screen.queryByText(/^No questions yet/)).toBeNull();
});
