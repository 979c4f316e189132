import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { addVotes } from './helpful-votes.ts';
import { openReviewShop, type Bought, type ReviewShop } from './reviews-fixture.ts';

let at: ReviewShop;
const spu = 'LM-DROP';
const sku = 'LM-DROP-1';
beforeAll(async () => {
  at = await openReviewShop();
});
afterAll(() => at.close());

const written = async (): Promise<Bought & { reviewId: string }> => {
  const line = await at.bought({ sku });
  return { ...line, reviewId: (await at.write(line)).data.reviewId };
};
const vote = ({ token }: TestMember, reviewId: string, helpful = true) =>
  at.api.call('voteHelpful', { token, body: { reviewId, helpful } });
const seenBy = async (reviewId: string, member?: TestMember) => {
  const page = await at.api.ok('listReviews', { query: { spu, pageSize: 50 }, ...(member && { token: member.token }) });
  const review = page.list.find((each) => each.reviewId === reviewId);
  return review && [review.helpful, review.voted, review.own];
};
const heldByReview = async (reviewId: string) =>
  (await at.shop.db.selectFrom('reviews').select('helpful').where('id', '=', reviewId).executeTakeFirstOrThrow())
    .helpful;

describe('a vote for a review', () => {
  it('is given once by a member, seen by all, and taken back', async () => {
    const { reviewId, member: author } = await written();
    const reader = await at.member();
    for (let time = 0; time < 2; time += 1) {
      expect((await vote(reader, reviewId)).data).toEqual({ reviewId, helpful: 1, voted: true });
    }
    expect(await seenBy(reviewId)).toEqual([1, false, false]);
    expect(await seenBy(reviewId, reader)).toEqual([1, true, false]);
    expect(await seenBy(reviewId, author)).toEqual([1, false, true]);
    for (let time = 0; time < 2; time += 1) {
      expect((await vote(reader, reviewId, false)).data).toEqual({ reviewId, helpful: 0, voted: false });
    }
    expect(await seenBy(reviewId, reader)).toEqual([0, false, false]);
  });

  it('is counted to the vote while many vote at once, some of them twice, and the counts are added up between', async () => {
    const { reviewId } = await written();
    const readers = await Promise.all(Array.from({ length: 24 }, () => at.member()));
    const all = readers.flatMap((reader, index) => [
      vote(reader, reviewId),
      vote(reader, reviewId),
      ...(index % 8 === 0 ? [addVotes(at.shop)] : []),
    ]);
    await Promise.all(all);
    expect(await seenBy(reviewId)).toEqual([24, false, false]);
    const leaving = readers.slice(0, 9);
    await Promise.all([...leaving.map((reader) => vote(reader, reviewId, false)), addVotes(at.shop)]);
    expect(await seenBy(reviewId)).toEqual([15, false, false]);
    await addVotes(at.shop);
    expect([await heldByReview(reviewId), await seenBy(reviewId)]).toEqual([15, [15, false, false]]);
  });

  it('would be lost by a count that is read first and written afterwards', async () => {
    const { reviewId } = await written();
    const { db } = at.shop;
    const careless = async () => {
      const helpful = await heldByReview(reviewId);
      await new Promise(setImmediate);
      await db
        .updateTable('reviews')
        .set({ helpful: helpful + 1 })
        .where('id', '=', reviewId)
        .execute();
    };
    await Promise.all(Array.from({ length: 12 }, careless));
    expect(await heldByReview(reviewId)).toBeLessThan(12);
  });

  it('moves a review up in the list of the most helpful once the votes are added up', async () => {
    const { reviewId } = await written();
    const readers = await Promise.all(Array.from({ length: 30 }, () => at.member()));
    await Promise.all(readers.map((reader) => vote(reader, reviewId)));
    await addVotes(at.shop);
    const { list } = await at.api.ok('listReviews', { query: { spu, sort: 'HELPFUL' } });
    expect(list[0]).toMatchObject({ reviewId, helpful: 30 });
  });

  it('is not given by a guest, by the author, or to a review that is not shown', async () => {
    const { reviewId, member: author } = await written();
    expect(await at.api.call('voteHelpful', { body: { reviewId, helpful: true } })).toMatchObject({ status: 401 });
    expect(await vote(author, reviewId)).toMatchObject({ status: 409, code: 'REVIEW_OWN' });
    await runCommand(at.shop, ['review', 'reject', reviewId, '--reason', 'OTHER']);
    const reader = await at.member();
    for (const id of [reviewId, 'none']) expect(await vote(reader, id)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
