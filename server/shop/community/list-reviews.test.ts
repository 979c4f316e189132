import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedRow } from '#server/seed/seed-row.ts';
import { openReviewShop, type ReviewShop } from './reviews-fixture.ts';

let at: ReviewShop;
const spu = 'LM-DROP';
const day = 86_400_000;
interface Written {
  readonly rating: number;
  readonly daysAgo: number;
  readonly helpful?: number;
  readonly pictured?: boolean;
  readonly status?: 'PENDING' | 'REJECTED';
  readonly reply?: string;
}
const written: readonly Written[] = [
  { rating: 5, daysAgo: 1 },
  { rating: 4, daysAgo: 2, helpful: 7, pictured: true },
  { rating: 1, daysAgo: 3, helpful: 7, reply: 'We are sorry.' },
  { rating: 5, daysAgo: 4, helpful: 2, pictured: true },
  { rating: 3, daysAgo: 5 },
  { rating: 1, daysAgo: 0, status: 'PENDING' },
  { rating: 1, daysAgo: 0, status: 'REJECTED' },
];
beforeAll(async () => {
  at = await openReviewShop();
  const rows = written.map(({ rating, daysAgo, helpful = 0, pictured = false, status, reply }, index) => ({
    ...seedRow(`review ${index}`, at.shop.clock.now() - daysAgo * day),
    spu,
    sku: 'LM-DROP-1',
    account_id: null,
    author: 'Ada',
    order_no: null,
    line_id: null,
    rating,
    title: `Number ${index}`,
    body: 'Text',
    media: pictured ? '[{"url":"/media/uploads/1.png","type":"IMAGE"}]' : '[]',
    status: status ?? ('PUBLISHED' as const),
    helpful,
    merchant_reply: reply ?? null,
  }));
  await at.shop.db.insertInto('reviews').values(rows).execute();
});
afterAll(() => at.close());

const list = (query: object = {}) => at.api.ok('listReviews', { query: { spu, ...query } });
const numbers = (page: { list: readonly { title: string }[] }) => page.list.map(({ title }) => Number(title.slice(7)));

describe('the reviews of a product', () => {
  it('stand the newest first and show nothing that waits or was refused', async () => {
    expect(numbers(await list())).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    ['HELPFUL', [1, 2, 3, 0, 4]],
    ['RATING_DESC', [0, 3, 1, 4, 2]],
    ['RATING_ASC', [2, 4, 1, 0, 3]],
  ] as const)('stand by %s, what is equal the newest first', async (sort, order) => {
    expect(numbers(await list({ sort }))).toEqual(order);
  });

  it('are narrowed by stars and by pictures, together too', async () => {
    expect(numbers(await list({ rating: 5 }))).toEqual([0, 3]);
    expect(numbers(await list({ rating: 2 }))).toEqual([]);
    expect(numbers(await list({ withMedia: true }))).toEqual([1, 3]);
    expect(numbers(await list({ withMedia: true, rating: 5 }))).toEqual([3]);
    expect(numbers(await list({ withMedia: false }))).toHaveLength(5);
  });

  it('are summed up whole, whatever the list is narrowed to', async () => {
    const summary = { avg: 3.6, count: 5, hist: [1, 0, 1, 1, 2] };
    expect((await list()).summary).toEqual(summary);
    expect(await list({ rating: 5, pageSize: 1 })).toMatchObject({ summary, total: 2 });
  });

  it('come in pages that meet and do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => list({ pageNo, pageSize: 2, sort: 'HELPFUL' })));
    expect(pages.map(numbers)).toEqual([[1, 2], [3, 0], [4], []]);
    expect(pages[3]).toMatchObject({ total: 5, pageNo: 4, pageSize: 2 });
  });

  it('show the variant that was bought, the answer of the shop and that nobody checked the purchase', async () => {
    const review = (await list()).list[2];
    expect(review).toMatchObject({ sku: 'LM-DROP-1', verified: false, merchantReply: 'We are sorry.' });
    expect(review?.options).toEqual([{ name: 'Pack', value: '1 pendant' }]);
  });

  it('are not there for a product that is not, and none are for one that nobody has reviewed', async () => {
    const answer = await at.api.call('listReviews', { query: { spu: 'LM-NONE' } });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await at.api.ok('listReviews', { query: { spu: 'LM-LINE' } })).toMatchObject({
      list: [],
      summary: { avg: 0, count: 0, hist: [0, 0, 0, 0, 0] },
    });
  });

  it.each([{ rating: 0 }, { rating: 6 }, { pageNo: 0 }, { pageSize: 51 }])('refuse %j', async (query) => {
    expect((await at.api.call('listReviews', { query: { spu, ...query } })).status).toBe(400);
  });
});
