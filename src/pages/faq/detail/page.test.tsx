import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionDetail } from '#src/api/queries/questions.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { answerDraft } from '#src/storage/question-drafts.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import QuestionDetailPage from './page.tsx';
import { detailOf, questionOf, replyOf } from '../parts/faq-fixture.ts';

const api = '/app-mall/v1/appQuestionAnswer';
const detailPath = `${api}/question/detail`;

beforeEach(() => {
  store.write(stored.intents, {});
  tabStore.remove(answerDraft);
  window.history.replaceState(null, '', '/faq/detail?questionId=Q1');
});
afterEach(cleanup);

const show = (detail: QuestionDetail | Refusal = detailOf(), member: string | null = 'm1', answers: Answers = {}) =>
  renderInShop(<QuestionDetailPage />, { [detailPath]: detail, ...answers }, 'US', member);

const answerWith = async (body: string) => {
  const card = (await screen.findByText(body)).closest('article');
  return within(card ?? document.body);
};

describe('what a reader sees', () => {
  test('the best answer comes first under its heading, then the others with who says it', async () => {
    show(
      detailOf({
        replies: [
          replyOf(1, { isBest: true, isAnswerer: true }),
          replyOf(2, { isBuyer: false, isOfficial: true, author: 'Lampyris' }),
          replyOf(3),
        ],
      }),
      null,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Can it stand beside a bed?' })).toBeTruthy();
    expect((await answerWith('Answer 1.')).getByRole('heading', { level: 2, name: 'Best answer' })).toBeTruthy();
    expect((await answerWith('Answer 1.')).getByText('Answerer · Bought it')).toBeTruthy();
    expect((await answerWith('Answer 2.')).getByText('From the shop')).toBeTruthy();
    expect((await answerWith('Answer 3.')).getByText('Bought it')).toBeTruthy();
    expect(screen.getAllByRole('article').map((each) => /Answer \d/.exec(each.textContent)?.[0])).toEqual([
      'Answer 1',
      'Answer 2',
      'Answer 3',
    ]);
    expect(screen.getAllByRole('link', { name: 'Dome' }).map((link) => link.getAttribute('href'))).toContain(
      '/product-detail?spu=LM-DOME',
    );
  });

  test('a question without an answer says so, and a closed one takes none', async () => {
    show(detailOf({ replies: [] }));
    expect(await screen.findByText('No answer yet')).toBeTruthy();
    cleanup();
    show(detailOf({ question: questionOf({ status: 'CLOSED' }), mayReply: 'CLOSED' }));
    expect(await screen.findByText(/^This question is closed/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a question that is not there leads to all questions, and one that cannot be read offers to try again', async () => {
    show(new Refusal('NOT_FOUND', 404, 'Not there'));
    expect(await screen.findByRole('heading', { level: 1, name: 'This question isn’t here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All questions' }).getAttribute('href')).toBe('/faq/list');
    cleanup();
    show(new Refusal('BAD_REQUEST', 400, 'Broken'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    cleanup();
    window.history.replaceState(null, '', '/faq/detail?questionId=%3Cscript%3E');
    const { requests } = show();
    expect(await screen.findByText('This question isn’t here')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('who may not answer is told why', async () => {
    show(detailOf({ mayReply: 'BUYERS' }));
    expect(await screen.findByText(/^Members who have received this light/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Become an answerer' })).toBeTruthy();
    cleanup();
    show(detailOf({ mayReply: 'LIMIT' }));
    expect(await screen.findByText(/^You’ve written 20 answers today/)).toBeTruthy();
  });
});

describe('a like', () => {
  test('is counted at once, and taken back where the server refuses', async () => {
    const like = vi.fn((_request: Request) => new Refusal('QA_STATE', 409, 'Moved on.'));
    show(detailOf(), 'm1', { [`${api}/like`]: like });
    await userEvent.click((await answerWith('Answer 1.')).getByRole('button', { name: 'Helpful (3)' }));
    await waitFor(() => expect(like).toHaveBeenCalledOnce());
    expect(await like.mock.calls[0]?.[0].json()).toEqual({ targetType: 'REPLY', targetId: 'R1', on: true });
    await waitFor(async () =>
      expect((await answerWith('Answer 1.')).getByRole('button', { name: 'Helpful (3)' })).toBeTruthy(),
    );
  });

  test('of a guest sends nothing, and one’s own answer has none', async () => {
    const like = vi.fn(() => ({}));
    show(detailOf({ replies: [replyOf(1), replyOf(2, { own: true, likes: 2 })] }), null, { [`${api}/like`]: like });
    await userEvent.click((await answerWith('Answer 1.')).getByRole('button', { name: 'Helpful' }));
    expect(like).not.toHaveBeenCalled();
    const own = await answerWith('Answer 2.');
    expect(own.queryByRole('button', { name: /^Helpful|^Report/ })).toBeNull();
    expect(own.getByText('2 members found it helpful')).toBeTruthy();
  });
});

test('the asker marks the best answer, and nobody else can', async () => {
  const best = vi.fn((_request: Request) => ({ questionId: 'Q1', replyId: 'R2' }));
  show(detailOf({ question: questionOf({ own: true }) }), 'm1', { [`${api}/best`]: best });
  await userEvent.click((await answerWith('Answer 2.')).getByRole('button', { name: 'Mark as best' }));
  await waitFor(() => expect(best).toHaveBeenCalledOnce());
  expect(await best.mock.calls[0]?.[0].json()).toEqual({ questionId: 'Q1', replyId: 'R2' });
  expect((await answerWith('Answer 1.')).getByRole('button', { name: 'Unmark as best' })).toBeTruthy();
  cleanup();
  show();
  await answerWith('Answer 2.');
  expect(screen.queryByRole('button', { name: 'Mark as best' })).toBeNull();
});

test('a member follows a question', async () => {
  const follow = vi.fn((_request: Request) => ({ questionId: 'Q1', followCount: 1, following: true }));
  show(detailOf(), 'm1', { [`${api}/follow`]: follow });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect((await screen.findByRole('button', { name: 'Following (1)' })).getAttribute('aria-pressed')).toBe('true');
  expect(await follow.mock.calls[0]?.[0].json()).toEqual({ questionId: 'Q1', on: true });
});

test('a report needs a reason, goes out once and says so', async () => {
  const report = vi.fn((_request: Request) => ({}));
  show(detailOf(), 'm1', { [`${api}/report`]: report });
  await userEvent.click((await answerWith('Answer 2.')).getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByText('Choose a reason.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'It is wrong or dangerous' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(await report.mock.calls[0]?.[0].json()).toEqual({ targetType: 'REPLY', targetId: 'R2', reasonCode: 'WRONG' });
  expect((await answerWith('Answer 2.')).getByRole('button', { name: 'Reported' })).toHaveProperty('disabled', true);
});

describe('what an author sees of the own texts', () => {
  test('that they wait, and why they are not shown', async () => {
    show(
      detailOf({
        question: questionOf({ own: true, status: 'PENDING' }),
        mayReply: 'PENDING',
        replies: [],
        ownReplies: [
          replyOf(8, { own: true, status: 'PENDING' }),
          replyOf(9, { own: true, status: 'REMOVED', rejection: 'ADVERTISING' }),
        ],
      }),
    );
    expect(await screen.findAllByText('Only you can see this until we’ve checked it.')).toHaveLength(2);
    expect((await answerWith('Answer 9.')).getByText(/It advertises something\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    expect((await answerWith('Answer 9.')).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('an answer is edited while that is possible', async () => {
    const change = vi.fn((_request: Request) => ({}));
    const editableUntil = Date.now() + 60_000;
    show(detailOf({ replies: [replyOf(1, { own: true, editableUntil }), replyOf(2, { own: true })] }), 'm1', {
      [`${api}/content`]: change,
    });
    expect((await answerWith('Answer 2.')).queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click((await answerWith('Answer 1.')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your answer' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), ' It dims.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    const [request] = change.mock.calls[0] ?? [];
    expect(request?.method).toBe('PUT');
    expect(await request?.json()).toEqual({ type: 'REPLY', id: 'R1', body: 'Answer 1. It dims.' });
  });
});

describe('writing an answer', () => {
  const replyPath = `${api}/reply`;
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

  test('goes out under a key, empties the box and takes the focus to what was written', async () => {
    const pending = replyOf(7, { own: true, status: 'PENDING', body: 'It is dark enough.' });
    const sent = vi.fn((_request: Request) => pending);
    const read = vi.fn(() => detailOf({ ownReplies: sent.mock.calls.length === 0 ? [] : [pending] }));
    renderInShop(<QuestionDetailPage />, { [detailPath]: read, [replyPath]: sent }, 'US', 'm1');
    await userEvent.type(await field(), 'It is dark enough.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    const card = (await screen.findByText('It is dark enough.', { selector: 'p' })).closest('article');
    await waitFor(() => expect(document.activeElement?.contains(card)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect((await field()).value).toBe('');
    const [request] = sent.mock.calls[0] ?? [];
    expect(await request?.json()).toEqual({ questionId: 'Q1', body: 'It is dark enough.', mediaIds: [] });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect([store.read(stored.intents), tabStore.read(answerDraft).owner]).toEqual([{}, '']);
  });

  test('says at the field what is missing and what the server refuses, and keeps the words', async () => {
    const sent = vi.fn(() => new Refusal('QA_RATE', 429, 'You have written a lot today.'));
    show(detailOf(), 'm1', { [replyPath]: sent });
    (await field()).focus();
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Write at least a few words.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(await field(), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('You have written a lot today.')).toBeTruthy();
    expect((await field()).value).toBe('Yes.');
  });

  test('of a guest leads to the log-in, and the words are there for the member who comes back, and for no other', async () => {
    const sent = vi.fn(() => replyOf(7));
    show(detailOf({ mayReply: 'LOGIN' }), null, { [replyPath]: sent });
    await userEvent.type(await field(), 'Mine does.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(sent).not.toHaveBeenCalled();
    cleanup();
    show(detailOf(), 'm1');
    expect((await field()).value).toBe('Mine does.');
    await userEvent.type(await field(), ' Yes.');
    cleanup();
    show(detailOf(), 'm2');
    expect((await field()).value).toBe('');
    cleanup();
    show(detailOf({ mayReply: 'LOGIN' }), null);
    expect((await field()).value).toBe('');
  });
});
