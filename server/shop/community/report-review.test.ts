import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { openReviewShop, type ReviewShop } from './reviews-fixture.ts';

let at: ReviewShop;
beforeAll(async () => {
  at = await openReviewShop();
});
afterAll(() => at.close());

const written = async () => (await at.write(await at.bought())).data.reviewId;
const report = (reviewId: string, clientId: string, token?: string) =>
  at.api.call('reportReview', { body: { reviewId, reason: 'SPAM' }, clientId, ...(token && { token }) });
const ops = async (...args: string[]) => (await runCommand(at.shop, args)).join('\n');

describe('a report of a review', () => {
  it('is taken once of each browser and each member, and reaches the operators', async () => {
    const reviewId = await written();
    const { token } = await at.member();
    for (const answer of [
      await report(reviewId, 'one'),
      await report(reviewId, 'one'),
      await report(reviewId, 'two'),
      await report(reviewId, 'two', token),
      await report(reviewId, 'three', token),
    ]) {
      expect(answer.status).toBe(200);
    }
    expect(await ops('review', 'reports')).toContain(`${reviewId}  LM-ORB-A60-2  SPAM × 3`);
  });

  it('is settled by either decision of an operator', async () => {
    for (const decision of [['approve'], ['reject', '--reason', 'OFFENSIVE']]) {
      const reviewId = await written();
      await report(reviewId, `for ${decision.join(' ')}`);
      const [verb = '', ...reason] = decision;
      await ops('review', verb, reviewId, ...reason);
      expect(await ops('review', 'reports')).not.toContain(reviewId);
    }
  });

  it('fills no table, however many there are', async () => {
    const reviewId = await written();
    for (let client = 0; client < 25; client += 1) {
      await at.shop.db
        .insertInto('review_reports')
        .values({ review_id: reviewId, reporter: `r${client}`, reason: 'SPAM', created_at: 1 })
        .execute();
    }
    expect((await report(reviewId, 'late')).status).toBe(200);
    expect(await ops('review', 'reports')).toContain(`${reviewId}  LM-ORB-A60-2  SPAM × 25`);
  });

  it('is not taken of a review that is not shown', async () => {
    expect(await report('none', 'one')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
