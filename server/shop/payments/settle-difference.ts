import { money } from '#rules/money.ts';
import { attemptTransition } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { DatedRefund, ProviderCharge, ProviderSession } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { dueOf, lockOrder, type OrderRow, readOrder } from '../orders/order-row.ts';
import { stopShipping } from '../orders/stop-shipping.ts';
import { type Difference, isChargeMissing, isRefundMissing } from './compare-books.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { leaveForStaff } from './money-differences.ts';
import { isMoneyGone } from './money-left.ts';
import { blankAttempt, type PaymentRow, readAttempts, readPayment } from './payment-row.ts';
import { receiveReport } from './receive-report.ts';
import type { RefundRow } from './refund-row.ts';
import { refundable, writeRefund } from './request-refund.ts';
import { settleRefund } from './settle-refund.ts';

/** Why a refund goes into the books that the provider knew and they did not. */
const foundReason = 'FOUND_AT_PROVIDER';
const stopReason = 'Your payment was refunded, so we won’t ship this order.';

/**
 * Takes what the provider says into the books, by the rules for money that arrives late and for refunds that are settled.
 * @returns true once both agree; false for what staff have to decide
 * @throws PAY_STATE_INVALID and other refusals for what does not fit an order; Error when the provider does not answer
 */
export async function settleDifference(shop: ShopContext, difference: Difference): Promise<boolean> {
  if (difference.kind === 'CHARGE') return settleCharge(shop, difference.charge, difference.payment);
  if (difference.kind === 'REFUND') return receiveRefund(shop, difference.refund, difference);
  return false;
}

async function settleCharge(
  shop: ShopContext,
  charge: ProviderCharge,
  attempt: PaymentRow | undefined,
): Promise<boolean> {
  const session = await shop.payments.getSession(charge.providerRef);
  if (!session.ok) throw new Error(session.failure.message);
  if (session.value.status !== 'SETTLED') return false;
  const payment = attempt ?? (await addAttempt(shop, session.value));
  if (payment === undefined) return false;
  await receiveReport(shop, session.value);
  return !(await isChargeMissing(shop, charge, await readPayment(shop.db, payment.payment_no)));
}

/**
 * Writes an attempt down that the provider knows and the books have lost, as one that has ended: what it brought is late
 * money. @returns undefined for one that is not about an order of this shop, or over another amount
 */
async function addAttempt(shop: ShopContext, session: ProviderSession): Promise<PaymentRow | undefined> {
  const { orderNo, paymentNo, amount, method, providerRef, expiresTime } = session;
  if (!(await readOrder(shop.db, orderNo))) return undefined;
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const attempts = await readAttempts(tx, orderNo);
    const written = attempts.find((attempt) => attempt.payment_no === paymentNo);
    if (written) return written;
    if (dueOf(order) !== amount.amount || order.currency !== amount.currency) return undefined;
    const now = shop.clock.now();
    await tx
      .insertInto('payments')
      .values({
        ...blankAttempt,
        id: shop.newId(),
        payment_no: paymentNo,
        order_no: orderNo,
        method,
        provider: shop.payments.name,
        provider_ref: providerRef,
        provider_key: paymentNo,
        currency: amount.currency,
        amount: amount.amount,
        status: 'EXPIRED',
        live: 0,
        attempt: (attempts[0]?.attempt ?? 0) + 1,
        expire_time: expiresTime,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return readPayment(tx, paymentNo);
  });
}

interface Books {
  readonly payment: PaymentRow;
  readonly row: RefundRow | undefined;
}

async function receiveRefund(shop: ShopContext, refund: DatedRefund, { payment, row }: Books): Promise<boolean> {
  if (refund.status !== 'SETTLED') return false;
  const refundNo = await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, payment.order_no);
    const promised = row ?? (await readRefund(tx, refund.refundNo)) ?? (await readPromised(tx, refund, payment));
    if (promised) return reopen(shop, tx, refund, promised);
    return addRefund(shop, tx, order, refund, await readPayment(tx, payment.payment_no));
  });
  await settleRefund(shop, refundNo, { status: 'SETTLED', providerRef: refund.refundRef });
  return !isRefundMissing(shop, refund, await readRefund(shop.db, refundNo));
}

const readRefund = (db: Db, refundNo: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();

/** The refund of these books that the provider sent under another number: it was promised once more, and has not left. */
function readPromised(
  tx: Tx,
  { amount }: DatedRefund,
  { order_no: orderNo, payment_no: paymentNo }: PaymentRow,
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('payment_no', '=', paymentNo)
    .where('amount', '=', amount.amount)
    .where('to_coins', '=', 0)
    .where('provider_ref', 'is', null)
    .where((eb) => eb.or([eb('status', '=', 'FAILED'), eb.and([eb('status', '=', 'PENDING'), eb('attempts', '=', 0)])]))
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Has a refund that was believed to have failed wait for its end again. @returns its number */
async function reopen(
  { clock }: ShopContext,
  tx: Tx,
  { amount }: DatedRefund,
  { refund_no: refundNo, payment_no: paymentNo, amount: expected, currency }: RefundRow,
): Promise<string> {
  if (expected !== amount.amount || currency !== amount.currency) throw new ShopError('PAY_STATE_INVALID');
  const now = clock.now();
  const reopened = await tx
    .updateTable('refunds')
    .set({ status: 'PENDING', updated_at: now })
    .where('refund_no', '=', refundNo)
    .where('status', '=', 'FAILED')
    .executeTakeFirst();
  if (reopened.numUpdatedRows === 1n && paymentNo !== null) {
    const { status } = await readPayment(tx, paymentNo);
    await tx
      .updateTable('payments')
      .set({ status: attemptTransition(status, 'REFUND_STARTED').status, updated_at: now })
      .where('payment_no', '=', paymentNo)
      .execute();
  }
  return refundNo;
}

/**
 * Writes a refund down that the books do not know. With all the money of an order, what has not been sent is never sent; for
 * which pieces the rest was, staff have to say. @returns its number
 */
async function addRefund(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { refundNo, amount, providerRef, createdTime }: DatedRefund,
  payment: PaymentRow,
): Promise<string> {
  const { paid, refunded, promised, lost } = await readPaymentMoney(tx, payment);
  if (payment.currency !== amount.currency || amount.amount > paid - refunded - promised - lost) {
    throw new ShopError('PAY_STATE_INVALID');
  }
  const isAll = amount.amount === (await refundable(tx, payment));
  await writeRefund(shop, tx, payment, { refundNo, reason: foundReason, amount: amount.amount });
  // Nobody sends it meanwhile: it has left.
  await tx
    .updateTable('refunds')
    .set({ attempts: 1, updated_at: shop.clock.now() })
    .where('refund_no', '=', refundNo)
    .execute();
  const note = { refundNo, reason: stopReason };
  const stopped = isAll ? await stopShipping(shop, tx, order, { actor: 'PSP', note }) : order;
  if (isAll && (await isMoneyGone(tx, stopped))) {
    await shop.hooks.onMoneyGone(shop, tx, order, 'Your whole order was refunded.');
  }
  if (stopped.status !== 'CANCELLED') {
    await leaveForStaff(shop, tx, {
      kind: 'PIECES',
      ref: refundNo,
      providerRef,
      orderNo: order.order_no,
      amount: money(amount.amount, amount.currency),
      happenedTime: createdTime,
      sentence: `Refund ${refundNo} of order ${order.order_no} was sent by the payment provider and is now in our books, but not for which items: check what was returned.`,
    });
  }
  return refundNo;
}
