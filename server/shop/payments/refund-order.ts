import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { onceByOperator } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { countAndEnd } from '../orders/end-refunded.ts';
import { appendEvent } from '../orders/order-events.ts';
import { settleCoins } from '../orders/order-coins.ts';
import { lockOrder, type OrderRow, readLines } from '../orders/order-row.ts';
import { stopShipping } from '../orders/stop-shipping.ts';
import type { PaymentRow } from './payment-row.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { readMoneyLeft } from './money-left.ts';
import { payingAttempt, refundable, requestRefund } from './request-refund.ts';
import { sendRefunds } from './send-refunds.ts';

interface StaffRefund {
  readonly reason: string;
  /** Minor units; left out, all that is left. */
  readonly amount?: number;
}

/**
 * Gives money of an order back, all that is left or a part of it. With all of it the order is undone: what has not been
 * sent is never sent, an order of which nothing has left ends as a cancelled one does, with its coupons and coins, and its
 * open requests and withdrawals end. A part is goodwill, and takes nothing of what a shopper was told for them.
 * @param key with the same one it is done once
 * @returns the number of the refund; undefined when an order without a price was undone
 * @throws REVOKE_EXCLUDED when none is left, BAD_REQUEST when it is more, ORDER_STATE for an order that was not paid,
 * PAY_DISPUTED when a bank holds money of it, IDEMPOTENCY_MISMATCH where the key did something else
 */
export async function refundOrder(
  shop: ShopContext,
  orderNo: string,
  request: StaffRefund,
  key?: string,
): Promise<string | undefined> {
  const intent = { operation: 'refundOrder', key, request: { orderNo, ...request } } as const;
  const { refundNo } = await withTransaction(shop, 'durable', (tx) =>
    onceByOperator(shop, tx, intent, async () => ({ refundNo: (await giveBack(shop, tx, orderNo, request)) ?? null })),
  );
  await sendRefunds(shop);
  return refundNo ?? undefined;
}

async function giveBack(shop: ShopContext, tx: Tx, orderNo: string, request: StaffRefund): Promise<string | undefined> {
  const order = await lockOrder(shop, tx, orderNo);
  if (order.paid_time === null && order.paid_amount === 0) throw new ShopError('ORDER_STATE');
  const payment = await payingAttempt(tx, orderNo);
  const left = payment ? await refundable(tx, payment) : 0;
  if (payment) await refuseDisputed(tx, payment, request.amount ?? left);
  const isFree = order.paid_time !== null && order.grand_total_amount === 0;
  // A part of the money is goodwill: nothing but money moves.
  const isWhole = request.amount === undefined || request.amount === left;
  if (!isWhole || (left === 0 && !isFree)) return sendMoney(shop, tx, orderNo, request);
  const stopped = await stopShipping(shop, tx, order, { actor: 'STAFF', note: { reason: request.reason } });
  const isCancelled = stopped.status === 'CANCELLED' && order.status !== 'CANCELLED';
  const undone = isCancelled ? await latestRefund(tx, orderNo) : await undo(shop, tx, stopped, request);
  await shop.hooks.onMoneyGone(shop, tx, order, 'We’re refunding your whole order.');
  return undone;
}

/** @throws PAY_DISPUTED when a bank has withdrawn so much that the rest does not cover the amount */
async function refuseDisputed(tx: Tx, payment: PaymentRow, amount: number): Promise<void> {
  const { disputed } = await readPaymentMoney(tx, payment);
  if (disputed > 0 && amount > (await refundable(tx, payment)) - disputed) throw new ShopError('PAY_DISPUTED');
}

/** Gives all that is left of an order back that has left, with the coins of its pieces. */
async function undo(shop: ShopContext, tx: Tx, order: OrderRow, { reason }: StaffRefund): Promise<string | undefined> {
  const { order_no: orderNo } = order;
  const wallet = await settleCoins(shop, tx, orderNo, { pieces: 'all', refNo: `WHOLE ${orderNo}` });
  const isPaid = order.grand_total_amount > 0;
  const refundNo = isPaid ? await sendMoney(shop, tx, orderNo, { reason }, wallet) : undefined;
  // Whole as it is, the refund will not be all that was paid.
  if (isPaid && order.lost_amount === 0) return refundNo;
  const rest = (await readLines(tx, orderNo)).map((line) => ({
    lineId: line.id,
    quantity: line.quantity - line.refunded_quantity,
  }));
  await countAndEnd(shop, tx, order, rest, { reason });
  return refundNo;
}

async function sendMoney(
  shop: ShopContext,
  tx: Tx,
  orderNo: string,
  request: StaffRefund,
  wallet?: Awaited<ReturnType<typeof settleCoins>>,
): Promise<string> {
  const payment = await payingAttempt(tx, orderNo);
  const all = payment ? await refundable(tx, payment) : 0;
  if (!payment || all === 0) {
    throw new ShopError('REVOKE_EXCLUDED', { message: 'There’s nothing left to refund on this order.' });
  }
  const left = request.amount === undefined ? all : await readMoneyLeft(tx, orderNo);
  const { amount = left } = request;
  if (amount > left) {
    const message = `At most ${left} can be refunded${left < all ? '; open requests have been promised the rest' : ''}.`;
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'amount', rule: 'max', message }], data: { left } });
  }
  const refundNo = await requestRefund(shop, tx, payment, { ...request, amount, ...(wallet && { wallet }) });
  const note = { refundNo, reason: request.reason };
  await appendEvent(shop, tx, orderNo, { type: 'REFUND', actor: 'STAFF', note });
  return refundNo;
}

async function latestRefund(tx: Tx, orderNo: string): Promise<string | undefined> {
  const refund = await tx
    .selectFrom('refunds')
    .select('refund_no')
    .where('order_no', '=', orderNo)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return refund?.refund_no;
}
