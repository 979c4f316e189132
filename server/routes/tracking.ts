import { defineHandlers } from '../contract/handler.ts';
import { receiveParcelNews } from '../shop/tracking/receive-parcel-news.ts';

export const trackingRoutes = defineHandlers({
  receiveParcelNews: async ({ rawBody, rawHeaders }, shop) => {
    await receiveParcelNews(shop, { rawBody, headers: rawHeaders });
    return {};
  },
});
