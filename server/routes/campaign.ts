import { defineHandlers } from '../contract/handler.ts';
import { listActivities } from '../shop/promotions/activities/list-activities.ts';
import { readCampaign } from '../shop/promotions/campaigns/read-campaign.ts';

export const campaignRoutes = defineHandlers({
  getCampaign: ({ query, context: { site, account } }, shop) =>
    readCampaign(shop, { ...query, site, accountId: account?.accountId }),
  listActivities: ({ query, context: { site } }, shop) => listActivities(shop, { ...query, site }),
});
