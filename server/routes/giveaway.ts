import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { enterGiveaway } from '../shop/promotions/giveaways/enter-giveaway.ts';
import { listEntries, readGiveaway } from '../shop/promotions/giveaways/read-giveaway.ts';

export const giveawayRoutes = defineHandlers({
  getGiveaway: ({ context, query }, shop) => readGiveaway(shop, context, query.handle),
  enterGiveaway: ({ context, body }, shop) => enterGiveaway(shop, requireProved(context), body),
  listGiveawayEntries: ({ context, query }, shop) => listEntries(shop, requireProved(context), query.handle),
});
