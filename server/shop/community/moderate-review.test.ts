import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { openReviewShop, type ReviewShop } from './reviews-fixture.ts';

let at: ReviewShop;
const spu = 'LM-DROP';
const sku = 'LM-DROP-1';
beforeAll(async () => {
  at = await openReviewShop();
});
afterAll(() => at.close());

const ops = async (...args: string[]) => (await runCommand(at.shop, args)).join('\n');
const rated = async () => {
  const { rating, ratingCount } = await at.api.ok('getProduct', { query: { spu } });
  const { summary } = await at.api.ok('listReviews', { query: { spu } });
  expect([summary.avg, summary.count]).toEqual([rating, ratingCount]);
  expect(summary.hist.reduce((sum, reviews) => sum + reviews, 0)).toBe(ratingCount);
  const row = await at.shop.db.selectFrom('products').selectAll().where('spu', '=', spu).executeTakeFirstOrThrow();
  expect([row.rating_avg, row.rating_count]).toEqual([rating, ratingCount]);
  return [rating, ratingCount];
};
const steps = async () => {
  const rows = await at.shop.db
    .selectFrom('product_facets')
    .select('value')
    .where('spu', '=', spu)
    .where('key', '=', 'rating')
    .orderBy('value')
    .execute();
  return rows.map(({ value }) => value);
};

describe('the rating of a product', () => {
  it('follows its reviews at once, from the first: on its page, in the list and in the filter', async () => {
    expect([await rated(), await steps()]).toEqual([[0, 0], []]);
    await at.write(await at.bought({ sku }), { rating: 5 });
    expect([await rated(), await steps()]).toEqual([
      [5, 1],
      ['from-4', 'from-4.5'],
    ]);
    await at.write(await at.bought({ sku }), { rating: 3 });
    expect([await rated(), await steps()]).toEqual([[4, 2], ['from-4']]);
    await at.write(await at.bought({ sku }), { rating: 1 });
    expect([await rated(), await steps()]).toEqual([[3, 3], []]);
  });

  it('counts every one of several reviews that come at once', async () => {
    const [, before = 0] = await rated();
    const lines = await Promise.all([1, 2, 3, 4].map(() => at.bought({ sku })));
    const answers = await Promise.all(lines.map((line) => at.write(line, { rating: 4 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await rated())[1]).toBe(before + 4);
  });
});

describe('a review that waits', () => {
  it('is not shown or counted until an operator approves it, and no longer once it is rejected', async () => {
    const before = await rated();
    const { data } = await at.write(await at.bought({ sku }), { rating: 1, body: 'See https://lamps.example' });
    expect([data.status, await rated()]).toEqual(['PENDING', before]);
    expect(await ops('review', 'list')).toContain(`${data.reviewId}  ${sku}  1 of 5`);

    expect(await ops('review', 'approve', data.reviewId)).toBe(`${data.reviewId} is PUBLISHED`);
    expect((await rated())[1]).toBe((before[1] ?? 0) + 1);
    expect(await ops('review', 'list')).toBe('No reviews.');
    expect(await ops('review', 'approve', data.reviewId)).toContain('PUBLISHED');
    expect((await rated())[1]).toBe((before[1] ?? 0) + 1);

    expect(await ops('review', 'reject', data.reviewId, '--reason', 'advertising')).toBe(
      `${data.reviewId} is REJECTED: ADVERTISING`,
    );
    expect(await rated()).toEqual(before);
    expect(await ops('review', 'list', '--status', 'rejected')).toContain('https://lamps.example');
  });

  it('that is refused tells its author why, on the line that was bought', async () => {
    const line = await at.bought({ sku });
    const { data } = await at.write(line, { body: 'See https://lamps.example' });
    const { token } = line.member;
    const seen = async () => (await at.api.ok('getOrder', { token, query: { orderNo: line.orderNo } })).lines[0];
    const review = { reviewId: data.reviewId, rating: 5 };
    expect(await seen()).toMatchObject({ toReview: false, review: { ...review, status: 'PENDING' } });
    await ops('review', 'reject', data.reviewId, '--reason', 'OFF_TOPIC');
    expect((await seen())?.review).toEqual({ ...review, status: 'REJECTED', rejection: 'OFF_TOPIC' });
    await ops('review', 'approve', data.reviewId);
    expect((await seen())?.review).toEqual({ ...review, status: 'PUBLISHED' });
  });

  it.each([
    [['review', 'approve'], 'The review is missing.'],
    [['review', 'reject', 'none', '--reason', 'OTHER'], 'We couldn’t find that. (NOT_FOUND)'],
    [['review', 'reject', 'none'], 'Name a reason: OFFENSIVE, PRIVATE_DATA, OFF_TOPIC, ADVERTISING, PICTURE, OTHER.'],
    [['review', 'list', '--status', 'lost'], 'No review has the status "lost".'],
  ])('tells an operator what is wrong with %j', async (args, sentence) => {
    await expect(ops(...args)).rejects.toThrow(sentence);
  });
});
