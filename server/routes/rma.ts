import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { requireMember } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { ShopContext } from '../shop-context.ts';
import { applyRma } from '../shop/aftersale/rma/apply-rma.ts';
import { previewRma } from '../shop/aftersale/rma/preview-rma.ts';
import { readEligibility } from '../shop/aftersale/rma/read-eligibility.ts';
import { type LabelSheet, readLabel } from '../shop/aftersale/rma/read-label.ts';
import { listRmas } from '../shop/aftersale/rma/list-rmas.ts';
import { readRma } from '../shop/aftersale/rma/read-rma.ts';
import { cancelRma, messageRma, shipRma } from '../shop/aftersale/rma/shopper-moves.ts';
import { openOrder } from '../shop/orders/order-access.ts';

export const rmaRoutes = defineHandlers({
  getRmaEligibility: async ({ query, context }, shop) => {
    const { order } = await openOrder(shop, query.orderNo, context);
    return readEligibility(shop.db, order, shop.clock.now());
  },
  applyRma: async ({ body: { orderNo, ...request }, context, headers }, shop) =>
    applyRma(shop, await openOrder(shop, orderNo, context), request, headers['idempotency-key']),
  previewRma: async ({ body: { orderNo, ...request }, context }, shop) => {
    const { order } = await openOrder(shop, orderNo, context);
    return previewRma(shop, order, request);
  },
  listRmas: ({ query, context }, shop) => listRmas(shop, requireMember(context).account.accountId, query),
  getRma: async ({ query, context }, shop) => {
    const { order } = await openOrder(shop, query.orderNo, context);
    return readRma(shop.db, order, query.rmaNo);
  },
  cancelRma: async ({ body, context }, shop) =>
    cancelRma(shop, await openOrder(shop, body.orderNo, context), body.rmaNo),
  shipRma: async ({ body, context }, shop) => shipRma(shop, await openOrder(shop, body.orderNo, context), body),
  messageRma: async ({ body, context, headers }, shop) =>
    messageRma(shop, await openOrder(shop, body.orderNo, context), body, headers['idempotency-key']),
  getRmaLabel: async ({ query, context }, shop) => {
    const { order } = await openOrder(shop, query.orderNo, context);
    const label = await readLabel(shop.db, order, query.rmaNo);
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${query.rmaNo}.pdf"`,
      'cache-control': 'private, no-store',
    };
    return Reply.raw(200, headers, await labelPdf(shop, label));
  },
});

/** The carrier's own label, or one that is drawn here. @throws UNAVAILABLE over HTTP 503 when the carrier does not answer */
async function labelPdf({ carrier }: ShopContext, sheet: LabelSheet): Promise<Buffer> {
  if (sheet.isOfCarrier) {
    const file = await carrier.readLabel(sheet.trackingNo);
    if (file.ok) return Buffer.from(file.value);
    throw new ShopError('UNAVAILABLE', { httpStatus: 503 });
  }
  // Drawing loads typefaces and a PDF writer that nothing else needs.
  const { drawLabel } = await import('../shop/aftersale/rma/draw-label.ts');
  return drawLabel(sheet);
}
