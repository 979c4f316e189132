import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { payBalance, previewBalance } from '../shop/checkout/deposits/balance.ts';
import { listReservations } from '../shop/checkout/deposits/list-reservations.ts';
import { reserveByDeposit } from '../shop/checkout/deposits/reserve.ts';
import { listCampaigns, readCampaign } from '../shop/promotions/deposits/list-campaigns.ts';

export const depositRoutes = defineHandlers({
  listDepositCampaigns: async ({ context }, shop) => ({ list: await listCampaigns(shop, context) }),
  getDepositCampaign: ({ context, query }, shop) => readCampaign(shop, context, query.id),
  listDepositReservations: async ({ context }, shop) => ({
    list: await listReservations(shop, requireProved(context)),
  }),
  reserveByDeposit: ({ context, body, headers }, shop) =>
    reserveByDeposit(shop, requireProved(context), body, headers['idempotency-key']),
  previewBalance: ({ context, query }, shop) => previewBalance(shop, requireProved(context), query),
  payBalance: ({ context, body, headers }, shop) =>
    payBalance(shop, requireProved(context), body, headers['idempotency-key']),
});
