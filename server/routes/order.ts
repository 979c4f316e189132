import { defineHandlers, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../../openapi/operation-types.ts';
import { Reply } from '../contract/reply.ts';
import { requireMember } from '../contract/request-context.ts';
import { openInvoicePdf } from '../shop/invoices/kept-invoice.ts';
import { nameBuyer, readBill, readInvoice } from '../shop/invoices/read-bill.ts';
import { changeOrderAddress } from '../shop/orders/change-address.ts';
import { readCompleted } from '../shop/orders/completed-order.ts';
import { confirmReceipt } from '../shop/orders/confirm-receipt.ts';
import { keepOrder } from '../shop/orders/keep-order.ts';
import { listOrders } from '../shop/orders/list-orders.ts';
import { listPurchases } from '../shop/orders/list-purchases.ts';
import { lookupOrder } from '../shop/orders/lookup-order.ts';
import { openOrder, type OpenedOrder } from '../shop/orders/order-access.ts';
import { readOrderView } from '../shop/order-view.ts';
import { rebuy } from '../shop/orders/rebuy.ts';
import { removeProtection } from '../shop/aftersale/remove-protection.ts';
import { readRevokeOptions } from '../shop/aftersale/revoke-options.ts';
import { revokeOrder } from '../shop/aftersale/revoke-order.ts';
import type { ShopContext } from '../shop-context.ts';

const opened = (shop: ShopContext, request: ShopRequest<OperationId>, orderNo: string): Promise<OpenedOrder> =>
  openOrder(shop, orderNo, request.context);

export const orderRoutes = defineHandlers({
  listOrders: (request, shop) => listOrders(shop, requireMember(request.context).account.accountId, request.query),
  listPurchases: (request, shop) =>
    listPurchases(shop, requireMember(request.context).account.accountId, request.query),
  getOrder: async (request, shop) => readOrderView(shop, await opened(shop, request, request.query.orderNo)),
  getRevokeOptions: async (request, shop) => {
    const order = await opened(shop, request, request.query.orderNo);
    return readRevokeOptions(shop.db, order, shop.clock.now());
  },
  revokeOrder: async (request, shop) => {
    const { orderNo, ...input } = request.body;
    await opened(shop, request, orderNo);
    return revokeOrder(shop, orderNo, input, request.headers['idempotency-key']);
  },
  getBill: async (request, shop) => readBill(shop.db, (await opened(shop, request, request.query.orderNo)).order),
  nameBuyer: async (request, shop) => {
    const { orderNo, ...buyer } = request.body;
    const { order } = await opened(shop, request, orderNo);
    await nameBuyer(shop, orderNo, buyer);
    return readBill(shop.db, order);
  },
  getBillPdf: async (request, shop) => {
    const { order } = await opened(shop, request, request.query.orderNo);
    const invoice = await readInvoice(shop.db, order, request.query.invoiceNo);
    const { file, bytes } = openInvoicePdf({ invoice, orderNo: order.order_no, site: order.site });
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
    };
    return Reply.raw(200, headers, await bytes());
  },
  confirmReceipt: async (request, shop) => {
    const order = await opened(shop, request, request.body.orderNo);
    await confirmReceipt(shop, request.body.orderNo);
    return readOrderView(shop, order);
  },
  rebuy: async (request, shop) => {
    const { order } = await opened(shop, request, request.body.orderNo);
    return rebuy(shop, order, requireMember(request.context));
  },
  changeOrderAddress: async (request, shop) => {
    const order = await opened(shop, request, request.body.orderNo);
    await changeOrderAddress(shop, request.body.orderNo, request.body.address);
    return readOrderView(shop, order);
  },
  removeProtection: async (request, shop) => {
    const order = await opened(shop, request, request.body.orderNo);
    await removeProtection(shop, request.body.orderNo);
    return readOrderView(shop, order);
  },
  lookupOrder: async ({ body }, shop) => {
    await lookupOrder(shop, body.orderNo, body.email);
    return {};
  },
  getCompleted: async (request, shop) => readCompleted(shop, await opened(shop, request, request.query.orderNo)),
  keepOrder: async (request, shop) => {
    const { body, context } = request;
    return keepOrder(shop, await opened(shop, request, body.orderNo), body.password, context.client);
  },
});
