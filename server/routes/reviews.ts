import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { createReview } from '../shop/community/create-review.ts';
import { voteHelpful } from '../shop/community/helpful-votes.ts';
import { listReviews } from '../shop/community/list-reviews.ts';
import { reportReview } from '../shop/community/report-review.ts';

export const reviewRoutes = defineHandlers({
  listReviews: ({ query, context }, shop) => listReviews(shop, query, context.account?.accountId),
  createReview: ({ context, body, headers }, shop) =>
    createReview(shop, requireProved(context).account.accountId, body, headers['idempotency-key']),
  voteHelpful: ({ context, body }, shop) => voteHelpful(shop, requireProved(context).account.accountId, body),
  reportReview: async ({ context, body }, shop) => {
    await reportReview(shop, context, body);
    return {};
  },
});
