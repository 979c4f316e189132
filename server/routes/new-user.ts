import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { claimNewUserPack, readNewUserOffer } from '../shop/promotions/new-user/new-user-offer.ts';

export const newUserRoutes = defineHandlers({
  getNewUserOffer: ({ context }, shop) => readNewUserOffer(shop, context),
  claimNewUserPack: ({ context, headers }, shop) =>
    claimNewUserPack(shop, requireProved(context), headers['idempotency-key']),
});
