import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { requireProved } from '../contract/request-context.ts';
import { claimPrize } from '../shop/checkout/claim-prize.ts';
import { detachPrize } from '../shop/orders/detach-prize.ts';
import { listPrizes } from '../shop/prizes/list-prizes.ts';

export const prizeRoutes = defineHandlers({
  listPrizes: ({ context, query }, shop) => listPrizes(shop, requireProved(context).account.accountId, query.tab),
  claimPrize: ({ context, body, headers }, shop) =>
    claimPrize(shop, requireProved(context), body, headers['idempotency-key']),
  cancelOrderTogetherPrize: async ({ context, query }, shop) =>
    (await detachPrize(shop, { ...query, accountId: requireProved(context).account.accountId }))
      ? {}
      : Reply.alreadyDone(),
});
