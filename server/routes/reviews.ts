import { defineHandlers, memberOf } from '../contract/handler.ts';
import { createReview } from '../shop/community/create-review.ts';
import { listReviews } from '../shop/community/list-reviews.ts';

export const reviewRoutes = defineHandlers({
  listReviews: ({ query }, shop) => listReviews(shop, query),
  createReview: (request, shop) => createReview(shop, memberOf(request).accountId, request.body),
});
