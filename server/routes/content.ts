import { defineHandlers } from '../contract/handler.ts';
import { readHomeLayout } from '../shop/content/home-layout.ts';
import { listPolicies } from '../shop/content/list-policies.ts';
import { readPolicy } from '../shop/content/read-policy.ts';

export const contentRoutes = defineHandlers({
  getHomeLayout: ({ context: { site } }, shop) => readHomeLayout(shop, site),
  getPolicy: ({ context: { site }, query }, shop) => readPolicy(shop, query.key, site),
  listPolicies: ({ context: { site } }, shop) => listPolicies(shop, site),
});
