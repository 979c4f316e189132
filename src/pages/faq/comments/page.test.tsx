import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { commentDraft } from '#src/storage/question-drafts.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { questionOf, replyOf } from '../parts/faq-fixture.ts';
import CommentsPage from './page.tsx';
import type { CommentPage, QaComment } from './queries.ts';

const api = '/app-mall/v1/appQuestionAnswer';
const listPath = `${api}/comments`;

beforeEach(() => {
  store.write(stored.intents, {});
  tabStore.remove(commentDraft);
  window.history.replaceState(null, '', '/faq/comments?replyId=R1');
});
afterEach(cleanup);

const commentOf = (number: number, more: Partial<QaComment> = {}): QaComment => ({
  commentId: `C${number}`,
  replyId: 'R1',
  body: `Comment ${number}.`,
  author: 'Ada',
  ...{ isAsker: false, isAnswerAuthor: false, likes: 0, liked: false, own: false },
  ...{ status: 'PUBLISHED', rejection: null, createdTime: Date.UTC(2026, 10, 5) },
  ...more,
});
const pageOf = (more: Partial<CommentPage> = {}): CommentPage => {
  const list = more.list ?? [commentOf(1, { likes: 2, isAsker: true }), commentOf(2)];
  return {
    ...{ question: questionOf(), reply: replyOf(1), sort: 'HOT', total: list.length, pageNo: 1, pageSize: 20 },
    ...{ own: [], mayComment: 'YES', ...more, list },
  };
};
const show = (found: CommentPage | Answers[string] = pageOf(), answers: Answers = {}, member: string | null = 'm1') =>
  renderInShop(<CommentsPage />, { [listPath]: found, ...answers }, 'US', member);
const cardWith = async (body: string) => within((await screen.findByText(body)).closest('article') ?? document.body);
const box = () => screen.findByRole('textbox', { name: 'Your comment' });

describe('what a reader sees', () => {
  test('the answer with its question, and the comments with who says them', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Comments on this answer' })).toBeTruthy();
    expect(screen.getByText('Answer 1.').tagName).toBe('BLOCKQUOTE');
    expect(screen.getAllByRole('link', { name: 'Can it stand beside a bed?' }).at(-1)?.getAttribute('href')).toBe(
      '/faq/detail?questionId=Q1',
    );
    expect((await cardWith('Comment 1.')).getByText('Asked the question')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/faq/comments?replyId=R1&sort=NEW');
  });

  test('that there is none yet, or that the answer is not there', async () => {
    show(pageOf({ list: [] }));
    expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Newest' })).toBeNull();
    cleanup();
    show(new Refusal('NOT_FOUND', 404, 'Not there'));
    expect(await screen.findByRole('heading', { name: 'This answer isn’t here' })).toBeTruthy();
  });
});

describe('a like', () => {
  test('is shown at once, and taken back where the shop refuses', async () => {
    let answer: (reply: object) => void = () => undefined;
    const refusal = new Promise<object>((resolve) => {
      answer = resolve;
    });
    show(pageOf(), { [`${api}/like`]: () => refusal });
    const card = await cardWith('Comment 1.');
    await userEvent.click(card.getByRole('button', { name: 'Like (2)' }));
    expect(card.getByRole('button', { name: 'Like (3)', pressed: true })).toBeTruthy();
    answer(new Refusal('NOT_FOUND', 404, 'Not there'));
    expect(await card.findByRole('button', { name: 'Like (2)', pressed: false })).toBeTruthy();
  });
});

describe('a comment', () => {
  test('is sent once, and takes the focus where it stands then', async () => {
    const written = commentOf(3, { own: true, body: 'Mine too.' });
    let isWritten = false;
    const { requests } = show(() => pageOf(isWritten ? { list: [written] } : {}), {
      [`${api}/comment`]: () => {
        isWritten = true;
        return written;
      },
    });
    await userEvent.type(await box(), 'Mine too.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mine too.'));
    const posted = requests.filter(({ method }) => method === 'POST');
    expect(posted).toHaveLength(1);
    expect(posted[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(await box()).toHaveProperty('value', '');
    expect(tabStore.read(commentDraft).body).toBe('');
  });

  test('that cannot go out any more stays in its box, and the page says why', async () => {
    let isGone = false;
    show(() => (isGone ? new Refusal('NOT_FOUND', 404, 'Not there') : pageOf()), {
      [`${api}/comment`]: () => {
        isGone = true;
        return new Refusal('NOT_FOUND', 404, 'We could not find that.');
      },
    });
    await userEvent.type(await box(), 'Too late?');
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(/removed while you were reading/)).toBeTruthy();
    expect(await box()).toHaveProperty('value', 'Too late?');
    expect(screen.getByRole('button', { name: 'Comment' })).toHaveProperty('disabled', true);
  });

  test('of a guest is kept for the member who logs in', async () => {
    show(pageOf({ mayComment: 'LOGIN' }), {}, null);
    await userEvent.type(await box(), 'Mine too.');
    expect(screen.getByText('Log in first. We’ll keep what you wrote.')).toBeTruthy();
    cleanup();
    show();
    expect(await box()).toHaveProperty('value', 'Mine too.');
  });

  test('of one’s own says where it stands', async () => {
    show(
      pageOf({
        own: [
          commentOf(4, { own: true, status: 'PENDING' }),
          commentOf(5, { own: true, status: 'REMOVED', rejection: 'ADVERTISING' }),
        ],
      }),
    );
    const waiting = await cardWith('Comment 4.');
    expect(waiting.getByText('Only you can see this until we’ve checked it.')).toBeTruthy();
    expect(waiting.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(waiting.queryByRole('button', { name: 'Report' })).toBeNull();
    const removed = await cardWith('Comment 5.');
    expect(removed.getByText(/It advertises something/)).toBeTruthy();
    expect(removed.queryByRole('button')).toBeNull();
  });

  test('is one of twenty on a day', async () => {
    show(pageOf({ mayComment: 'LIMIT' }));
    expect(await screen.findByText('You’ve written 20 comments today. Come back tomorrow.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
