import { defineHandlers } from '../contract/handler.ts';
import { confirmFollower, followProject } from '../shop/promotions/crowd/follow.ts';
import { listProjects, readProject } from '../shop/promotions/crowd/read-crowd.ts';
import { withdrawInterest } from '../shop/promotions/interest/register-interest.ts';

export const crowdRoutes = defineHandlers({
  listCrowdProjects: ({ context, query }, shop) => listProjects(shop, context, query),
  getCrowdProject: ({ context, query }, shop) => readProject(shop, context, query),
  followCrowdProject: ({ context, body }, shop) => followProject(shop, context, body),
  confirmCrowdFollower: async ({ body }, shop) => {
    await confirmFollower(shop, body);
    return {};
  },
  unfollowCrowdProject: async ({ context: { account }, query: { id, token } }, shop) => {
    await withdrawInterest(shop, { promoId: id, token, accountId: account?.accountId });
    return {};
  },
});
