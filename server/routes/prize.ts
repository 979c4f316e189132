import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { requireMember } from '../contract/request-context.ts';
import { claimPrize } from '../shop/checkout/claim-prize.ts';
import { detachPrize } from '../shop/orders/detach-prize.ts';
import { listPrizes } from '../shop/prizes/list-prizes.ts';

export const prizeRoutes = defineHandlers({
  listPrizes: ({ context, query }, shop) => listPrizes(shop, requireMember(context).account.accountId, query.tab),
  claimPrize: ({ context, body, headers }, shop) =>
    claimPrize(shop, requireMember(context), body, headers['idempotency-key']),
  cancelOrderTogetherPrize: async ({ context, query }, shop) =>
    (await detachPrize(shop, { ...query, accountId: requireMember(context).account.accountId }))
      ? {}
      : Reply.alreadyDone(),
});
