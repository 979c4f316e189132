import { flashBuyType, prizeBuyType } from '#rules/cart-lines.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { NoHandler, OrderEffectHandler, OrderEffectHandlers } from '#server/shop-context.ts';
import { answerOpenRequest } from './aftersale/cancel-requests.ts';
import { countDeposit } from './checkout/deposits/count-deposit.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { invoiceMails } from './invoices/mails.ts';
import { rewardInviter } from './loyalty/reward-inviter.ts';
import { discountEffects, readReturnedWallet } from './orders/order-discounts.ts';
import { emailOf, orderEmails, orderMail } from './orders/order-mails.ts';
import { readLines } from './orders/order-row.ts';
import { readPaidNews } from './orders/read-story.ts';
import { refundWhatIsLeft } from './payments/request-refund.ts';
import { voidAttempts } from './payments/void-attempts.ts';
import { sendPrizes } from './prizes/order-prizes.ts';
import { reserveStock, StockGone } from './stock/reserve-stock.ts';
import { allocateReservations, releaseReservations, restock } from './stock/settle-reservations.ts';

/** Marks an effect whose area does not exist yet. A test lists these names; the list may only become shorter. */
const nothingYet = (area: 'warehouse'): NoHandler => ({ kind: 'nothing-yet', area });

/** Marks an effect that another step of the same transaction carries out. */
const alreadyDone = (where: string): NoHandler => ({ kind: 'already-done', where });

/**
 * A late payment revives an expired order; a prize has held its piece all the time, and a deposit that of its balance.
 * @throws StockGone, so that the caller decides again
 */
const reserveAgain: OrderEffectHandler = async (shop, tx, order) => {
  if (order.deposit_order_no !== null) return;
  const requests = (await readLines(tx, order.order_no)).flatMap(({ sku, quantity, buy_type: buyType }) =>
    buyType === prizeBuyType ? [] : [{ sku, quantity, isSetAside: buyType === flashBuyType }],
  );
  const { order_no: orderNo, site } = order;
  const missing = await reserveStock(shop, tx, { orderNo, site, requests, expireTime: shop.clock.now() });
  if (missing.length > 0) throw new StockGone(missing.join(', '));
};

/** What every effect of the order machine does, in the areas that do it. */
export const orderEffects: OrderEffectHandlers = {
  releaseStock: (shop, tx, { order_no: orderNo }) => releaseReservations(shop, tx, orderNo),
  reserveStock: reserveAgain,
  allocateStock: (shop, tx, { order_no: orderNo }) => allocateReservations(shop, tx, orderNo),
  returnStock: (shop, tx, { order_no: orderNo }) => restock(shop, tx, orderNo),
  voidPayment: (shop, tx, { order_no: orderNo }, { event }) =>
    voidAttempts(shop, tx, orderNo, { event: event === 'PAY_EXPIRED' ? 'TIMEOUT' : 'USER_ABORT' }),
  refundPayment: async (shop, tx, { order_no: orderNo, paid_time: paidTime }, { event, note }) =>
    refundWhatIsLeft(shop, tx, orderNo, {
      reason: note.reasonCode ?? note.reason ?? event,
      revokeNo: note.revokeNo,
      ...(paidTime === null ? {} : { wallet: await readReturnedWallet(shop, tx, orderNo) }),
    }),
  acceptCancelRequest: (shop, tx, { order_no: orderNo }) => answerOpenRequest(shop, tx, orderNo, 'ACCEPTED'),
  refuseCancelRequest: (shop, tx, { order_no: orderNo }) => answerOpenRequest(shop, tx, orderNo, 'REFUSED'),
  ...discountEffects,
  spendDiscounts: async (shop, tx, order, move) => {
    await discountEffects.spendDiscounts(shop, tx, order, move);
    await countDeposit(shop, tx, order);
  },
  issueInvoice: async (shop, tx, order) => {
    // The invoice of the balance is about all of the price, and settles its tax.
    if (order.kind !== 'DEPOSIT') await issueInvoice(shop, tx, order);
  },
  grantRewards: async (shop, tx, order, move) => {
    await discountEffects.grantRewards(shop, tx, order, move);
    await rewardInviter(shop, tx, order);
  },
  ...orderEmails,
  mailPaid: async (shop, tx, order) =>
    sendMail(shop, tx, {
      to: await emailOf(tx, order),
      template: invoiceMails.orderPaid,
      facts: { ...(await orderMail(shop, tx, order)), news: await readPaidNews(shop, tx, order) },
    }),
  // The parcel is written before the move is asked for, which depends on it.
  addShipment: (shop, tx, { order_no: orderNo }) => sendPrizes(shop, tx, orderNo),
  cancelPieces: alreadyDone('whoever cancels pieces counts them before the move is asked for, which depends on it'),
  mailWithdrawn: alreadyDone('withdrawOrder writes what happens to each piece'),
  startReturnClocks: alreadyDone('the move writes delivered_time, from which every return period is counted'),
  makePickList: nothingYet('warehouse'),
};
