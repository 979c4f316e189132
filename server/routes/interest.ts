import { defineHandlers } from '../contract/handler.ts';
import { listProjects, readProject } from '../shop/promotions/interest/read-interest.ts';
import { confirmInterest, registerInterest, withdrawInterest } from '../shop/promotions/interest/register-interest.ts';

export const interestRoutes = defineHandlers({
  listInterestProjects: async ({ context }, shop) => ({ list: await listProjects(shop, context) }),
  getInterestProject: ({ context, query }, shop) => readProject(shop, context, query),
  registerInterest: ({ context, body }, shop) => registerInterest(shop, context, body),
  confirmInterest: async ({ body }, shop) => {
    await confirmInterest(shop, body);
    return {};
  },
  withdrawInterest: async ({ context: { account }, query: { projectId, token } }, shop) => {
    await withdrawInterest(shop, { promoId: projectId, token, accountId: account?.accountId });
    return {};
  },
});
