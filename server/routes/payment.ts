import { defineHandlers, type ShopRequest } from '../contract/handler.ts';
import type { OperationId } from '../../openapi/operation-types.ts';
import { requireMember } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
import { openOrder } from '../shop/orders/order-access.ts';
import { confirmCard } from '../shop/payments/confirm-card.ts';
import { createPayment } from '../shop/payments/create-payment.ts';
import { giveUp } from '../shop/payments/give-up.ts';
import { readPaymentMethods } from '../shop/payments/payment-methods.ts';
import { readProgress } from '../shop/payments/payment-progress.ts';
import { type PaymentRow, readAttempts, readPayment, toPayment } from '../shop/payments/payment-row.ts';
import { recallPayment } from '../shop/payments/recall-payment.ts';
import { receiveWebhook } from '../shop/payments/receive-webhook.ts';
import { deleteSavedCard, listSavedCards } from '../shop/payments/saved-cards.ts';
import type { ShopContext } from '../shop-context.ts';

/** An attempt for whoever may open its order. @throws NOT_FOUND */
const attemptOf = async (
  shop: ShopContext,
  request: ShopRequest<OperationId>,
  paymentNo: string,
): Promise<PaymentRow> => {
  const payment = await readPayment(shop.db, paymentNo);
  await openOrder(shop, payment.order_no, request.context);
  return payment;
};

const newestAttempt = async (
  shop: ShopContext,
  request: ShopRequest<OperationId>,
  orderNo: string,
): Promise<PaymentRow> => {
  await openOrder(shop, orderNo, request.context);
  const [newest] = await readAttempts(shop.db, orderNo);
  if (!newest) throw new ShopError('NOT_FOUND');
  return newest;
};

export const paymentRoutes = defineHandlers({
  getPaymentMethods: async (request, shop) => {
    const { order } = await openOrder(shop, request.query.orderNo, request.context);
    return readPaymentMethods(shop, order, request.context);
  },
  createPayment: async (request, shop) => {
    const { orderNo, ...input } = request.body;
    const { order } = await openOrder(shop, orderNo, request.context);
    return createPayment(shop, order, request.context, input, request.headers['idempotency-key']);
  },
  confirmCard: async (request, shop) => {
    const payment = await attemptOf(shop, request, request.body.paymentNo);
    return confirmCard(shop, payment, request.context, request.body);
  },
  getPaymentStatus: async (request, shop) => {
    const { paymentNo, orderNo } = request.query;
    if (paymentNo !== undefined) return readProgress(shop, await attemptOf(shop, request, paymentNo));
    if (orderNo !== undefined) return readProgress(shop, await newestAttempt(shop, request, orderNo));
    const message = 'Name a payment or an order.';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'paymentNo', rule: 'required', message }] });
  },
  recallPayment: ({ body }, shop) => recallPayment(shop, body),
  cancelPayment: async (request, shop) =>
    toPayment(await giveUp(shop, await attemptOf(shop, request, request.body.paymentNo))),
  receiveWebhook: async ({ rawBody, rawHeaders }, shop) => {
    await receiveWebhook(shop, { rawBody, headers: rawHeaders });
    return {};
  },
  listSavedCards: async (request, shop) => ({
    list: await listSavedCards(shop.db, requireMember(request.context).account.accountId),
  }),
  deleteSavedCard: async (request, shop) => {
    await deleteSavedCard(shop, requireMember(request.context).account.accountId, request.body.id);
    return {};
  },
});
