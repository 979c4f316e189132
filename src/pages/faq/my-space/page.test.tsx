import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { dome, questionOf, replyOf } from '../parts/faq-fixture.ts';
import MySpacePage from './page.tsx';
import type { QaSpace } from './queries.ts';

afterEach(cleanup);

const time = Date.UTC(2026, 10, 20);
const spaceOf = (more: Partial<QaSpace> = {}): QaSpace => ({
  ...{ tab: 'QUESTIONS', list: [], drafts: [], next: null, rank: null, waiting: [], isAnswerer: false },
  stats: { questions: 0, answers: 0, best: 0, likes: 0, coins: 0 },
  ...more,
});
const draftOf = (more: Partial<components['schemas']['QaDraft']>) =>
  ({
    draftId: 'D1',
    kind: 'ANSWER',
    target: 'Q1',
    title: '',
    body: 'It is',
    version: 1,
    savedTime: time,
    ...more,
  }) as const;

function show(space: QaSpace, query = '') {
  window.history.replaceState(null, '', `/faq/my-space${query}`);
  return renderInShop(<MySpacePage />, { '/app-mall/v1/appQuestionAnswer/my-space': space }, 'US', 'm1');
}
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('says first how many questions wait, and about which lights', async () => {
  show(spaceOf({ waiting: [{ product: dome, questions: 20, isMore: true }] }));
  expect(await screen.findByRole('heading', { level: 1, name: '20+ questions for you' })).toBeTruthy();
  expect(target(/Dome/)).toBe('/faq/my-space?tab=INVITED&spu=LM-DOME');
  expect(target('Become an answerer')).toBe('/faq/answerer-guide');
});

test('tells an answerer where they stand', async () => {
  const rank = { place: 3, answers: 4, month: '2026-11', countedTime: time };
  show(spaceOf({ stats: { questions: 1, answers: 12, best: 2, likes: 40, coins: 650 }, rank, isAnswerer: true }));
  expect(
    await screen.findByText('12 answers · 2 of them the best · 40 likes · +650 coins · rank 3 in November'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Become an answerer' })).toBeNull();
});

test.each([
  ['', 'No questions yet', '/faq/list?ask=1'],
  ['?tab=ANSWERS', 'No answers yet', '/faq/list?sort=UNANSWERED'],
  ['?tab=FOLLOWS', 'Not following any questions', '/faq/list'],
  ['?tab=INVITED', 'Nothing for you right now', '/faq/list?sort=UNANSWERED'],
  ['?tab=DRAFTS', 'No drafts', '/faq/list'],
] as const)('an empty list (%s) offers what comes next', async (query, title, href) => {
  const tab = ({ '': 'QUESTIONS' } as Record<string, string>)[query] ?? query.replace('?tab=', '').toUpperCase();
  const { requests } = show(spaceOf({ tab: tab as QaSpace['tab'] }), query);
  const empty = (await screen.findByRole('heading', { name: title })).parentElement ?? document.body;
  expect(within(empty).getByRole('link').getAttribute('href')).toBe(href);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('tab')).toBe(tab);
});

test('an own answer says whether it is shown, what it brought and what is said about it', async () => {
  const item = (more: object, coins: number) => ({ question: questionOf(), reply: replyOf(1, more), coins });
  show(
    spaceOf({
      tab: 'ANSWERS',
      list: [
        item({ replyId: 'R1', likes: 3, commentCount: 2, editableUntil: time }, 50),
        item({ replyId: 'R2', status: 'REMOVED', rejection: 'OTHER' }, 0),
      ],
      next: '1_R2',
    }),
    '?tab=ANSWERS',
  );
  const [shown, removed] = (await screen.findAllByRole('article')).map((row) => within(row));
  for (const words of ['Shown', '3 likes', '+50 coins']) expect(shown?.getByText(words)).toBeTruthy();
  expect(shown?.getByRole('link', { name: '2 comments' }).getAttribute('href')).toBe('/faq/comments?replyId=R1');
  expect(shown?.getByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(removed?.getByText(/This isn’t shown/)).toBeTruthy();
  expect(target('Older ones')).toBe('/faq/my-space?tab=ANSWERS&after=1_R2');
});

test('a draft leads to where it was written, or shows all of itself where that is gone', async () => {
  show(
    spaceOf({
      tab: 'DRAFTS',
      drafts: [
        { draft: draftOf({}), question: questionOf(), product: dome },
        { draft: draftOf({ draftId: 'D2', body: 'Lost.' }), question: null, product: null },
        { draft: draftOf({ draftId: 'D3', kind: 'QUESTION', target: 'LM-DOME' }), question: null, product: dome },
      ],
    }),
    '?tab=DRAFTS',
  );
  const [answer, lost, question] = (await screen.findAllByRole('article')).map((row) => within(row));
  const ways = (row: typeof answer) => row?.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways(answer)).toEqual(['/faq/detail?questionId=Q1#answer']);
  expect(ways(lost)).toEqual([]);
  expect(lost?.getByText(/can still copy what you wrote/)).toBeTruthy();
  expect(ways(question)).toEqual(['/faq/list?spu=LM-DOME&ask=1']);
});
