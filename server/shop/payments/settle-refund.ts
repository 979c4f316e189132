import { formatMoney, money } from '#rules/money.ts';
import { attemptTransition } from '#rules/payment-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { creditCoins } from '../coins/order-coins.ts';
import { paymentMails } from './mails.ts';
import { countAndEnd } from '../orders/end-refunded.ts';
import { appendEvent } from '../orders/order-events.ts';
import { emailOf, orderMail } from '../orders/order-mails.ts';
import { paymentStatusOf } from '../orders/payment-status.ts';
import { type OrderRow, lockOrder } from '../orders/order-row.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { closeAgreed, leaveForStaff } from './money-differences.ts';
import { readRefundLines, type RefundRow } from './refund-row.ts';
import { readPayment } from './payment-row.ts';
import { depositLeft, surplusReason } from './request-refund.ts';

export type RefundOutcome =
  | { readonly status: 'SETTLED'; readonly providerRef: string }
  | { readonly status: 'FAILED'; readonly why: string };

/**
 * Writes down how a refund ended, once: the payment, the order's sums, the email, and what the hook adds. A
 * webhook and the provider's own reply may both report it, in either order and any number of times.
 */
export async function settleRefund(shop: ShopContext, refundNo: string, outcome: RefundOutcome): Promise<void> {
  const waiting = await shop.db
    .selectFrom('refunds')
    .select('order_no')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  if (!waiting) {
    shop.log.warn({ refundNo }, 'the provider reports an unknown refund');
    return;
  }
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, waiting.order_no);
    const now = shop.clock.now();
    const refund = await tx
      .updateTable('refunds')
      .set({
        status: outcome.status,
        updated_at: now,
        ...(outcome.status === 'SETTLED' ? { provider_ref: outcome.providerRef, settled_time: now } : {}),
      })
      .where('refund_no', '=', refundNo)
      .where('status', '=', 'PENDING')
      .returningAll()
      .executeTakeFirst();
    if (!refund) return;
    if (outcome.status === 'SETTLED') return moneyIsBack(shop, tx, order, refund);
    shop.log.error({ refundNo, why: outcome.why }, 'a refund failed: an operator has to send the money another way');
    return moneyStays(shop, tx, refund, outcome.why);
  });
}

async function moneyIsBack(shop: ShopContext, tx: Tx, before: OrderRow, refund: RefundRow): Promise<void> {
  const now = shop.clock.now();
  await countPayment(tx, refund, now);
  const surplus = refund.reason === surplusReason;
  const order = surplus ? before : await countOrder(tx, before, refund.amount, now);
  const note = { refundNo: refund.refund_no };
  await appendEvent(shop, tx, order.order_no, { type: 'REFUND_SETTLED', actor: 'PSP', note });
  await closeAgreed(shop, tx, { kind: 'REFUND_FAILED', ref: refund.refund_no });
  if (!surplus) await countAndEnd(shop, tx, order, readRefundLines(refund.lines), note);
  await giveCoins(shop, tx, order, refund);
  if (refund.amount > 0) await mailRefund(shop, tx, order, refund);
  if (!surplus) await shop.hooks.onRefundSettled(shop, tx, order, refund);
}

async function mailRefund(shop: ShopContext, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  await sendMail(shop, tx, {
    to: await emailOf(tx, order),
    template: paymentMails.orderRefunded,
    facts: {
      ...(await orderMail(shop, tx, order)),
      refund: money(refund.amount, refund.currency),
      toCoins: refund.to_coins,
      coinReturn: refund.coin_return,
    },
  });
}

/** Coins that the shopper chose instead of the money, once per refund. */
async function giveCoins(shop: ShopContext, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  const { to_coins: amount, refund_no: refNo } = refund;
  if (amount === 0 || order.account_id === null) return;
  const text = `Refund of order ${order.order_no}`;
  await creditCoins(shop, tx, { accountId: order.account_id, amount, source: 'REFUND', refNo, text });
}

/** An attempt whose money was never taken in as payment ends as refunded without having been settled. */
async function countPayment(tx: Tx, { payment_no: paymentNo, amount, reason }: RefundRow, now: number): Promise<void> {
  if (paymentNo === null) return;
  const payment = await readPayment(tx, paymentNo);
  const refunded = payment.refunded_amount + amount;
  const { lost } = await readPaymentMoney(tx, payment);
  const all = reason === surplusReason || refunded + lost >= payment.amount;
  const move = attemptTransition(payment.status, all ? 'REFUNDED_ALL' : 'REFUNDED_PART');
  await tx
    .updateTable('payments')
    .set({
      refunded_amount: refunded,
      status: reason === surplusReason ? 'REFUNDED' : move.status,
      updated_at: now,
    })
    .where('payment_no', '=', paymentNo)
    .execute();
}

async function countOrder(tx: Tx, order: OrderRow, amount: number, now: number): Promise<OrderRow> {
  const refunded = order.refunded_amount + amount;
  return tx
    .updateTable('orders')
    .set({
      refunded_amount: refunded,
      payment_status: paymentStatusOf({ ...order, refunded_amount: refunded }, await depositLeft(tx, order)),
      updated_at: now,
    })
    .where('order_no', '=', order.order_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function moneyStays(shop: ShopContext, tx: Tx, refund: RefundRow, why: string): Promise<void> {
  if (refund.payment_no !== null) {
    const payment = await readPayment(tx, refund.payment_no);
    await tx
      .updateTable('payments')
      .set({ status: attemptTransition(payment.status, 'REFUND_FAILED').status, updated_at: shop.clock.now() })
      .where('payment_no', '=', refund.payment_no)
      .execute();
  }
  const note = { refundNo: refund.refund_no };
  await appendEvent(shop, tx, refund.order_no, { type: 'REFUND_FAILED', actor: 'PSP', note });
  const amount = money(refund.amount, refund.currency);
  await leaveForStaff(shop, tx, {
    kind: 'REFUND_FAILED',
    ref: refund.refund_no,
    orderNo: refund.order_no,
    amount,
    happenedTime: shop.clock.now(),
    sentence: `The payment provider refused to send ${formatMoney(amount)} of order ${refund.order_no} back, refund ${refund.refund_no} (${why}): send the money another way.`,
  });
}
