import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { readFlashSale } from '../shop/promotions/flash/read-flash-sale.ts';
import { remindOfPromotion } from '../shop/promotions/reminders/remind.ts';

export const flashRoutes = defineHandlers({
  readFlashSale: ({ context, query }, shop) => readFlashSale(shop, context, query.sessionId),
  remindOfPromotion: async ({ context, body }, shop) =>
    (await remindOfPromotion(shop, context, body)) ? {} : Reply.alreadyDone(),
});
