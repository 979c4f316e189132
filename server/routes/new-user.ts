import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { claimNewUserPack, readNewUserOffer } from '../shop/promotions/new-user/new-user-offer.ts';

export const newUserRoutes = defineHandlers({
  getNewUserOffer: ({ context }, shop) => readNewUserOffer(shop, context),
  claimNewUserPack: ({ context, headers }, shop) =>
    claimNewUserPack(shop, requireMember(context), headers['idempotency-key']),
});
