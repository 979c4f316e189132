import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import type { Question } from '#src/api/queries/questions.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { questionDraft } from '#src/storage/question-drafts.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { dome, questionOf } from '../parts/faq-fixture.ts';
import QuestionListPage from './page.tsx';

type QuestionPage = components['schemas']['QuestionPage'];

const api = '/app-mall/v1/appQuestionAnswer';
const listPath = `${api}/question/list`;
const similarPath = `${api}/question/similar`;
const askPath = `${api}/question`;

beforeEach(() => {
  store.write(stored.intents, {});
  tabStore.remove(questionDraft);
});
afterEach(cleanup);

const pageOf = (list: readonly Question[], more: Partial<QuestionPage> = {}): QuestionPage => ({
  list: [...list],
  total: list.length,
  pageNo: 1,
  pageSize: 10,
  own: [],
  product: dome,
  ...more,
});

function show(
  found: QuestionPage | Refusal,
  query = 'spu=LM-DOME',
  member: string | null = 'm1',
  answers: Answers = {},
) {
  window.history.replaceState(null, '', `/faq/list?${query}`);
  return renderInShop(
    <QuestionListPage />,
    { [listPath]: found, [similarPath]: { list: [] }, ...answers },
    'US',
    member,
  );
}

describe('the list', () => {
  test('has the product in its title, and each question with how its best answer begins', async () => {
    const { requests } = show(
      pageOf([questionOf(), questionOf({ questionId: 'Q2', title: 'Is it loud?', snippet: null, answerCount: 0 })], {
        total: 12,
      }),
      'spu=LM-DOME&sort=NEW&tag=LIGHT&pageNo=2',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions about Dome' })).toBeTruthy();
    const [first, second] = screen.getAllByRole('article').map((row) => within(row));
    expect(first?.getByRole('link').getAttribute('href')).toBe('/faq/detail?questionId=Q1');
    expect(first?.getByText('Yes, at 4 % it is dark.')).toBeTruthy();
    expect(first?.getByText('2 answers')).toBeTruthy();
    expect(second?.getByText('No answer yet')).toBeTruthy();
    const parameters = new URL(requests[0]?.url ?? '').searchParams;
    expect(Object.fromEntries(parameters)).toEqual({
      spu: 'LM-DOME',
      tag: 'LIGHT',
      sort: 'NEW',
      pageNo: '2',
      pageSize: '10',
    });
    expect(screen.getByRole('link', { name: 'Unanswered' }).getAttribute('href')).toBe(
      '/faq/list?spu=LM-DOME&tag=LIGHT&sort=UNANSWERED',
    );
  });

  test('shows own questions that wait before the others, and names products where it is about all', async () => {
    const own = [questionOf({ questionId: 'Q9', title: 'Mine?', own: true, status: 'PENDING', answerCount: 0 })];
    show(pageOf([questionOf()], { own, product: null }), '');
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeTruthy();
    const mine = within(await screen.findByRole('list', { name: 'Your questions' }));
    expect(mine.getByText('Only you can see this until we’ve checked it.')).toBeTruthy();
    expect(screen.getAllByText(/^Dome · Asked by A\*\*\*a, /)).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: /^Two armchairs/ })).not.toEqual([]);
  });

  test.each([
    ['', 'Be the first to ask', undefined],
    ['&q=loud', 'No questions found', '/faq/list?spu=LM-DOME'],
    ['&sort=UNANSWERED', 'Every question has an answer', '/faq/list?spu=LM-DOME&sort=NEW'],
  ])('without a question under "%s" says "%s"', async (query, title, way) => {
    show(pageOf([]), `spu=LM-DOME${query}`);
    const heading = await screen.findByRole('heading', { name: title });
    const state = within(heading.parentElement ?? document.body);
    expect(state.queryByRole('link')?.getAttribute('href')).toBe(way);
  });

  test('has links to its pages, and offers to try again where it cannot be read', async () => {
    show(pageOf([questionOf()], { total: 21 }));
    expect((await screen.findByRole('link', { name: 'Page 3' })).getAttribute('href')).toBe(
      '/faq/list?spu=LM-DOME&pageNo=3',
    );
    cleanup();
    show(new Refusal('BAD_REQUEST', 400, 'Broken'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  test('is searched by words, which the address keeps', async () => {
    const { opened } = show(pageOf([questionOf()]));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search questions' }), 'bed{Enter}');
    expect(opened).toHaveBeenCalledWith('/faq/list?spu=LM-DOME&q=bed');
  });
});

describe('asking', () => {
  const created = questionOf({ questionId: 'Q5', status: 'PENDING', own: true });

  async function open(name = 'Ask a question') {
    const [button] = await screen.findAllByRole('button', { name });
    await userEvent.click(button ?? document.body);
    return within(await screen.findByRole('dialog', { name: 'Ask a question' }));
  }

  test('shows what was asked before first, and sends under a key when mine is another', async () => {
    const ask = vi.fn((_request: Request) => created);
    const { opened } = show(pageOf([]), 'spu=LM-DOME', 'm1', {
      [similarPath]: { list: [questionOf()] },
      [askPath]: ask,
    });
    const sheet = await open();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Your question' }), 'May it stand near a bed?');
    await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));
    expect((await sheet.findByRole('link', { name: 'Can it stand beside a bed?' })).getAttribute('href')).toBe(
      '/faq/detail?questionId=Q1',
    );
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Mine is different, send it' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/faq/detail?questionId=Q5'));
    const [request] = ask.mock.calls[0] ?? [];
    expect(await request?.json()).toEqual({
      spu: 'LM-DOME',
      title: 'May it stand near a bed?',
      body: '',
      mediaIds: [],
    });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect([store.read(stored.intents), tabStore.read(questionDraft).owner]).toEqual([{}, '']);
  });

  test('says at the field that a question is too short', async () => {
    show(pageOf([]));
    const sheet = await open();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Your question' }), 'Loud?');
    await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));
    expect(sheet.getAllByText('Write at least 10 characters.').length).toBeGreaterThan(0);
  });

  test('of a guest leads to the log-in, and goes on with the same words in the sheet that the address opens', async () => {
    const ask = vi.fn(() => created);
    show(pageOf([]), 'spu=LM-DOME', null, { [askPath]: ask });
    const sheet = await open();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Your question' }), 'Is it loud at night?');
    await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));
    expect(ask).not.toHaveBeenCalled();
    cleanup();
    show(pageOf([]), 'spu=LM-DOME&ask=1', 'm1', { [askPath]: ask });
    const later = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    expect(later.getByRole('textbox', { name: 'Your question' })).toHaveProperty('value', 'Is it loud at night?');
    await userEvent.click(later.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  });

  test('without a product asks which light it is about', async () => {
    const ask = vi.fn((_request: Request) => created);
    const light = { spu: 'LM-ARC', title: 'Arc' };
    show(pageOf([], { product: null }), '', 'm1', {
      [askPath]: ask,
      '/app-mall/v1/product/list': { list: [light] },
    });
    const sheet = await open();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Your question' }), 'Is it loud at night?');
    await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));
    expect(sheet.getAllByText('Choose a light.').length).toBeGreaterThan(0);
    await userEvent.click(await sheet.findByRole('radio', { name: 'Arc' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect((await ask.mock.calls[0]?.[0].json()).spu).toBe('LM-ARC');
  });
});
