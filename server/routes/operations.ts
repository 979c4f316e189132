import { defineHandlers } from '../contract/handler.ts';
import { importPrices } from '../shop/catalogue/import-prices.ts';
import { readStock, setStock } from '../shop/stock/set-stock.ts';
import { answerCancelRequest } from '../shop/aftersale/cancel-requests.ts';
import { deliverOrder, releaseOrder } from '../shop/orders/move-order.ts';
import { refundOrder } from '../shop/payments/refund-order.ts';
import type { OrderRow } from '../shop/orders/order-row.ts';
import { receiveReturn } from '../shop/aftersale/receive-return.ts';
import { readHeldRefunds } from '../shop/payments/held-refunds.ts';
import { toRefund } from '../shop/payments/refund-row.ts';
import { shipOrder } from '../shop/orders/ship-order.ts';

const stateOf = ({ order_no: orderNo, status }: OrderRow) => ({ orderNo, status });

export const operationsRoutes = defineHandlers({
  releaseOrder: async ({ body }, shop) => stateOf(await releaseOrder(shop, body.orderNo)),
  shipOrder: async ({ body: { orderNo, ...parcel } }, shop) => stateOf(await shipOrder(shop, orderNo, parcel)),
  deliverOrder: async ({ body }, shop) => stateOf(await deliverOrder(shop, body.orderNo)),
  answerCancelRequest: async ({ body: { orderNo, ...answer } }, shop) =>
    stateOf(await answerCancelRequest(shop, orderNo, answer)),
  refundOrder: async ({ body: { orderNo, ...request }, headers }, shop) => {
    const refundNo = await refundOrder(shop, orderNo, request, headers['idempotency-key']);
    if (refundNo === undefined) return null;
    const refund = await shop.db
      .selectFrom('refunds')
      .selectAll()
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();
    return toRefund(refund, (await readHeldRefunds(shop.db, [refund])).has(refundNo));
  },
  receiveReturn: ({ body }, shop) => receiveReturn(shop, body.revokeNo),
  setStock: ({ body }, shop) => setStock(shop, body),
  getSkuStock: ({ query }, shop) => readStock(shop, shop.db, query),
  importPrices: ({ body }, shop) => importPrices(shop, body.rows),
});
