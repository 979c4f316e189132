import { defineHandlers, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../../openapi/operation-types.ts';
import { initClient } from '../shop/market/init-client.ts';
import { listMarkets } from '../shop/market/list-markets.ts';
import { reportPageTime } from '../telemetry/report-page-time.ts';
import { storeEntry } from '../telemetry/store-entry.ts';

const sent = ({ rawHeaders }: ShopRequest<OperationId>, name: string): string | undefined => {
  const value = rawHeaders[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const marketRoutes = defineHandlers({
  initClient: (request, shop) =>
    initClient(shop, {
      clientId: request.context.client.id,
      accountId: request.context.account?.accountId,
      site: sent(request, 'site'),
      country: sent(request, 'country'),
      acceptLanguage: sent(request, 'accept-language'),
    }),
  listMarkets: async () => ({ list: listMarkets() }),
  reportFault: async ({ context: { client }, body }, shop) => {
    const stored = await storeEntry(shop, client.id, body);
    const { traceId: webTraceId, appId } = body;
    if (stored) shop.log.warn({ webTraceId, appId }, 'a browser reports a fault');
    return {};
  },
  reportPageTime: async ({ context: { client }, body }, shop) => {
    await reportPageTime(shop, client.id, body.pages);
    return {};
  },
});
