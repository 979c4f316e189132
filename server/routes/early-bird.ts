import { defineHandlers } from '../contract/handler.ts';
import { listEarlyBirds, readEarlyBird } from '../shop/promotions/early-birds/read-early-birds.ts';

export const earlyBirdRoutes = defineHandlers({
  listEarlyBirds: async ({ context }, shop) => ({ list: await listEarlyBirds(shop, context) }),
  getEarlyBird: ({ context, query }, shop) => readEarlyBird(shop, context, query.id),
});
