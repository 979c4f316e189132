import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { loadReviews, ProductReviews } from './product-reviews.tsx';

type Review = components['schemas']['Review'];

const listPath = '/app-mall/v1/review/list';
const votePath = '/app-mall/v1/review/helpful';
const reportPath = '/app-mall/v1/review/report';

beforeAll(loadReviews);
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const review = (number: number, more: Partial<Review> = {}): Review => ({
  reviewId: `R${number}`,
  sku: 'DOME-1',
  options: [{ name: 'Finish', value: 'Ink' }],
  author: 'A***a',
  rating: 5,
  title: `Number ${number}`,
  body: 'Calm light.',
  media: [],
  verified: true,
  helpful: 2,
  voted: false,
  own: false,
  createdTime: Date.UTC(2026, 10, 21, 23),
  ...more,
});
const seven = [1, 2, 3, 4, 5, 6, 7].map((number) => review(number));

/** Answers as the server does, from a list that the test holds. */
function answering(all: readonly Review[]) {
  const queries: URLSearchParams[] = [];
  const answer = ({ url }: Request) => {
    const query = new URL(url).searchParams;
    queries.push(query);
    const number = (name: string, unless: number) => Number(query.get(name) ?? unless);
    const [rating, pageNo, pageSize] = [number('rating', 0), number('pageNo', 1), number('pageSize', 5)];
    const found = all
      .filter((each) => !rating || each.rating === rating)
      .filter(({ media }) => query.get('withMedia') === null || media.length > 0);
    const hist = [1, 2, 3, 4, 5].map((stars) => all.filter((each) => each.rating === stars).length);
    const start = (pageNo - 1) * pageSize;
    const summary = { avg: all.length === 0 ? 0 : 4.6, count: all.length, hist };
    return { list: found.slice(start, start + pageSize), total: found.length, pageNo, pageSize, summary };
  };
  return { queries, answer };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const shown = (all: readonly Review[], member: string | null = 'M1', answers = {}) => {
  const { queries, answer } = answering(all);
  const shop = renderInShop(<ProductReviews spu="DOME" />, { [listPath]: answer, ...answers }, 'US', member);
  return { ...shop, queries };
};

describe('the reviews of a product', () => {
  test('say the average, how it comes about, and everything that the server says of each', async () => {
    shown([review(1, { merchantReply: 'Thank you.', rating: 4 })]);
    expect(await screen.findByRole('heading', { level: 3, name: 'Number 1' })).toBeDefined();
    expect(screen.getByRole('img', { name: '4.6 out of 5, 1 review' })).toBeDefined();
    expect(screen.getByRole('button', { name: '4 stars: 1 of 1 review' })).toBeDefined();
    const card = within(screen.getByRole('article'));
    for (const text of ['A***a', 'Sat, Nov 21, 2026', 'Verified purchase', 'Ink', 'Calm light.', 'Thank you.']) {
      expect(card.getByText(text)).toBeDefined();
    }
  });

  test('that nobody has written say who writes them', async () => {
    shown([]);
    expect(await screen.findByText(/^No reviews yet/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('come three first and then as many as there are already: the focus goes to the first that came', async () => {
    shown(seven);
    const more = { name: 'Show more reviews' };
    await userEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByRole('heading', { level: 3, name: 'Number 4' })).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Number 4');
    expect(titles()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', more));
    expect(await screen.findByRole('heading', { level: 3, name: 'Number 7' })).toBeDefined();
    expect(titles()).toEqual(seven.map(({ title }) => title));
    expect(screen.queryByRole('button', more)).toBeNull();
  });

  test('of a member are those of a guest, with the way to more of them, until the server has said what was voted for', async () => {
    const server: { answers?: () => void } = {};
    const mayAnswer = new Promise<void>((resolve) => (server.answers = resolve));
    const { answer } = answering(seven);
    const { answer: answerMember } = answering(seven.map((each) => ({ ...each, voted: true })));
    shown(seven, 'M1', {
      [listPath]: async (request: Request) => {
        // What a guest sees is asked for without a number of a page.
        if (!new URL(request.url).searchParams.has('pageNo')) return answer(request);
        await mayAnswer;
        return answerMember(request);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect([titles().length, screen.queryAllByRole('button', { name: /^Helpful/, pressed: true }).length]).toEqual([
      3, 0,
    ]);
    server.answers?.();
    expect(await screen.findByRole('heading', { level: 3, name: 'Number 6' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Helpful/, pressed: true })).toHaveLength(6);
  });

  test('come to their end in few presses, each of them once', async () => {
    const many = Array.from({ length: 150 }, (_, index) => review(index + 1));
    const { queries } = shown(many);
    const more = { name: 'Show more reviews' };
    for (const count of [3, 6, 12, 24, 48, 96, 144]) {
      await waitFor(() => expect(titles()).toHaveLength(count));
      await userEvent.click(screen.getByRole('button', more));
    }
    await waitFor(() => expect(titles()).toEqual(many.map(({ title }) => title)));
    expect(screen.queryByRole('button', more)).toBeNull();
    expect(Math.max(...queries.map((query) => Number(query.get('pageSize'))))).toBeLessThanOrEqual(50);
  });

  test('are narrowed by a bar of stars and by pictures, and sorted', async () => {
    const picture = { url: '/media/uploads/1.png', type: 'IMAGE' as const };
    const { queries } = shown([...seven, review(8, { rating: 2, media: [picture] })]);
    const two = await screen.findByRole('button', { name: '2 stars: 1 of 8 reviews' });
    await userEvent.click(two);
    await waitFor(() => expect(titles()).toEqual(['Number 8']));
    expect(two.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('1 match')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'With pictures' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'HELPFUL');
    await waitFor(() => expect(queries.at(-1)?.toString()).toContain('sort=HELPFUL'));
    expect([queries.at(-1)?.get('rating'), queries.at(-1)?.get('withMedia')]).toEqual(['2', 'true']);
  });

  test('of which none fits offer all of them again', async () => {
    shown(seven);
    await userEvent.click(await screen.findByRole('button', { name: '1 star: 0 of 7 reviews' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all reviews' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  test('that did not load offer another try in their place', async () => {
    const { answer } = answering(seven);
    let isBroken = true;
    const broken = new Refusal('INTERNAL', 500, 'Oops');
    renderInShop(
      <ProductReviews spu="DOME" />,
      { [listPath]: (request) => (isBroken ? broken : answer(request)) },
      'US',
      null,
    );
    expect(await screen.findByText('The reviews didn’t load.')).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Number 1' })).toBeDefined();
  });

  test('stay to be read without a network, and cannot be voted for', async () => {
    shown(seven);
    await screen.findByRole('heading', { level: 3, name: 'Number 1' });
    act(() => onlineManager.setOnline(false));
    const buttons = screen.getAllByRole('button', { name: /^Helpful|^Report/ });
    expect(buttons).toHaveLength(6);
    for (const button of buttons) expect(button).toHaveProperty('disabled', true);
  });
});

describe('a vote', () => {
  const helpful = () => screen.findByRole('button', { name: /^Helpful/ });

  test('is shown at once, counted as the server counts it, and taken back by a second press', async () => {
    const sent: unknown[] = [];
    const answer = async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      return { reviewId: 'R1', helpful: body.helpful ? 9 : 8, voted: body.helpful };
    };
    shown([review(1)], 'M1', { [votePath]: answer });
    await userEvent.click(await helpful());
    await waitFor(async () => expect((await helpful()).textContent).toBe('Helpful (9)'));
    expect((await helpful()).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await helpful());
    await waitFor(async () => expect((await helpful()).textContent).toBe('Helpful (8)'));
    expect(sent).toEqual([
      { reviewId: 'R1', helpful: true },
      { reviewId: 'R1', helpful: false },
    ]);
  });

  test('that the server refuses is as before, and says why', async () => {
    const { sent } = shown([review(1)], 'M1', { [votePath]: new Refusal('NOT_FOUND', 404, 'It is gone.') });
    await userEvent.click(await helpful());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ notice: expect.objectContaining({ text: 'It is gone.' }) }),
      ),
    );
    expect([(await helpful()).textContent, (await helpful()).getAttribute('aria-pressed')]).toEqual([
      'Helpful (2)',
      'false',
    ]);
  });

  test('of a guest asks to log in instead', async () => {
    const vote = vi.fn((_request: Request) => ({}));
    shown([review(1)], null, { [votePath]: vote });
    await userEvent.click(await helpful());
    expect(vote).not.toHaveBeenCalled();
    expect((await helpful()).textContent).toBe('Helpful (2)');
  });

  test('is not offered for a review of one’s own', async () => {
    shown([review(1, { own: true })]);
    expect(await screen.findByText('2 members found it helpful')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Helpful|^Report/ })).toBeNull();
  });
});

describe('a report', () => {
  test('needs a reason, goes out once, and closes', async () => {
    const report = vi.fn((_request: Request) => ({}));
    shown([review(1)], null, { [reportPath]: report });
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const send = await screen.findByRole('button', { name: 'Send report' });
    await userEvent.click(send);
    expect(screen.getByText('Choose a reason.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'It shows private data' }));
    await userEvent.click(send);
    expect(await screen.findByRole('button', { name: 'Reported' })).toHaveProperty('disabled', true);
    expect(await report.mock.calls[0]?.[0]?.json()).toEqual({ reviewId: 'R1', reason: 'PRIVATE_DATA' });
  });
});

test('a picture of a review opens large, with the others beside it', async () => {
  const media = [1, 2].map((number) => ({ url: `/media/uploads/${number}.png`, type: 'IMAGE' as const }));
  shown([review(1, { media })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Picture 2 of 2 by A***a' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Number 1' }));
  expect(dialog.getByRole('img', { name: 'Picture 2 of 2 by A***a' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Picture 1 of 2 by A***a' })).toBeDefined();
});
