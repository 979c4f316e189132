import { defineHandlers, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { Reply } from '../contract/reply.ts';
import { initClient } from '../shop/market/init-client.ts';
import { listMarkets } from '../shop/market/list-markets.ts';
import { reportPageTime } from '../shop/market/report-page-time.ts';

const sent = ({ rawHeaders }: ShopRequest<OperationId>, name: string): string | undefined => {
  const value = rawHeaders[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const marketRoutes = defineHandlers({
  initClient: (request, shop) =>
    initClient(shop, {
      clientId: request.clientId,
      accountId: request.account?.accountId,
      site: sent(request, 'site'),
      country: sent(request, 'country'),
      acceptLanguage: sent(request, 'accept-language'),
    }),
  listMarkets: async () => ({ list: listMarkets() }),
  // A browser may lie about having redacted its report: our log redacts it once more.
  reportFault: async ({ body: { traceId, appId, data } }, { log }) => {
    log.warn({ webTraceId: traceId, appId, data }, 'a browser reports a fault');
    return Reply.raw(204, {});
  },
  reportPageTime: async ({ clientId, body }, shop) => {
    await reportPageTime(shop, clientId, body.pages);
    return {};
  },
});
