import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { createReview } from '../shop/community/create-review.ts';
import { listReviews } from '../shop/community/list-reviews.ts';

export const reviewRoutes = defineHandlers({
  listReviews: ({ query }, shop) => listReviews(shop, query),
  createReview: (request, shop) => createReview(shop, requireMember(request.context).account.accountId, request.body),
});
