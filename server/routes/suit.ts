import { defineHandlers } from '../contract/handler.ts';
import { listSuits, listSuitsOfProduct } from '../shop/promotions/suits/list-suits.ts';
import { readSuit } from '../shop/promotions/suits/read-suit.ts';

export const suitRoutes = defineHandlers({
  listSuits: ({ context: { site }, query }, shop) => listSuits(shop, site, query),
  getSuit: ({ context: { site, account }, query }, shop) => readSuit(shop, site, account?.accountId, query.suitId),
  listSuitsOfProduct: async ({ context: { site }, query }, shop) => ({
    list: await listSuitsOfProduct(shop, site, query.spu),
  }),
});
