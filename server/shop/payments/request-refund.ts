import { moneyToPromise } from '#rules/disputes.ts';
import { attemptTransition } from '#rules/payment-states.ts';
import { fractionOf } from '#rules/shares.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder, type OrderRow } from '../orders/order-row.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { type PaymentRow, readAttempts } from './payment-row.ts';
import { hasRefund } from './refund-row.ts';

/** A payment that came on top of one that had paid the order: it goes back whole and never counts as paid. */
export const surplusReason = 'DUPLICATE_PAYMENT';

/** The fee of shipping protection that was taken out of an order. */
export const protectionReason = 'PROTECTION_REMOVED';

export interface RefundRequest {
  readonly reason: string;
  readonly revokeNo?: string | undefined;
  readonly rmaNo?: string;
  /** The lines of a withdrawal or an RMA, as it keeps them. */
  readonly lines?: string | null;
  /** Minor units; left out, all that has not been promised back yet. */
  readonly amount?: number;
  /** What happened to coins and coupons with it; they were moved in the same transaction. */
  readonly wallet?: RefundedWallet;
}

export interface RefundedWallet {
  readonly coinReturn: number;
  readonly coinClawback: number;
  /** Kept of the money for earned coins that were gone, minor units. */
  readonly shortfallAmount?: number;
  /** Kept of the money for gifts that stay with the shopper, minor units. */
  readonly giftAmount?: number;
  /** Ids of the coupons that came back. */
  readonly couponIds?: readonly string[];
  /** Coins that are given instead of the money. */
  readonly toCoins?: number;
}

/**
 * What of a payment, and of the deposit that counts for its order, can still be promised: neither given back, by the shop or
 * by a bank, nor promised. Minor units. What a bank disputes counts, and waits (`sendRefunds`).
 */
export async function refundable(db: Db, payment: PaymentRow): Promise<number> {
  const deposit = await readDepositPayment(db, payment);
  return (await leftOf(db, payment)) + (deposit === undefined ? 0 : await leftOf(db, deposit));
}

const leftOf = async (db: Db, payment: PaymentRow): Promise<number> =>
  moneyToPromise(await readPaymentMoney(db, payment));

/** What of the deposit that counts for an order can still be promised, minor units; 0 for an order without one. */
export async function depositLeft(db: Db, { deposit_order_no: orderNo }: Pick<OrderRow, 'deposit_order_no'>) {
  const payment = orderNo === null ? undefined : await payingAttempt(db, orderNo);
  return payment === undefined ? 0 : leftOf(db, payment);
}

/** The payment of the deposit that an order was paid with; undefined where there is none or nothing of it is left. */
async function readDepositPayment(db: Db, { order_no: orderNo, status }: PaymentRow): Promise<PaymentRow | undefined> {
  if (!paidStatuses.includes(status) && status !== 'REFUNDED') return undefined;
  const { deposit_order_no: depositOrderNo, paid_time: paidTime } = await db
    .selectFrom('orders')
    .select(['deposit_order_no', 'paid_time'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return depositOrderNo === null || paidTime === null ? undefined : payingAttempt(db, depositOrderNo);
}

/**
 * Writes down that money of an order goes back, of its payment first and what is more of its deposit; a job hands it to the
 * provider after the commit and does not give up. The order must have been taken. @returns the number of the refund
 */
export async function requestRefund(
  shop: ShopContext,
  tx: Tx,
  payment: PaymentRow,
  request: RefundRequest & { readonly amount: number },
): Promise<string> {
  const deposit = await readDepositPayment(tx, payment);
  if (deposit === undefined) return writeRefund(shop, tx, payment, request);
  const amount = Math.min(request.amount, await leftOf(tx, payment));
  if (request.amount === amount) return writeRefund(shop, tx, payment, request);
  await lockOrder(shop, tx, deposit.order_no);
  const rest = Math.min(request.amount - amount, await leftOf(tx, deposit));
  const { wallet, reason } = request;
  // Coins instead of the money are given for both parts, each with its own refund.
  const toCoins = wallet?.toCoins ?? 0;
  const restCoins = toCoins > 0 ? fractionOf(toCoins, rest, request.amount) : 0;
  const ofRest = restCoins > 0 ? { wallet: { coinReturn: 0, coinClawback: 0, toCoins: restCoins } } : {};
  if (rest > 0) await writeRefund(shop, tx, deposit, { reason, amount: rest, ...ofRest });
  return writeRefund(shop, tx, payment, {
    ...request,
    amount,
    ...(wallet && { wallet: { ...wallet, toCoins: toCoins - restCoins } }),
  });
}

/** Writes a refund of one payment down. @param request `refundNo`: where the provider knows it already. @returns its number */
export async function writeRefund(
  shop: ShopContext,
  tx: Tx,
  payment: PaymentRow,
  request: RefundRequest & { readonly amount: number; readonly refundNo?: string },
): Promise<string> {
  const now = shop.clock.now();
  const { reason, revokeNo, rmaNo, amount, lines = null, wallet, refundNo = `RF${shop.newId()}` } = request;
  const { couponIds = [], toCoins = 0 } = wallet ?? {};
  await tx
    .insertInto('refunds')
    .values({
      id: shop.newId(),
      refund_no: refundNo,
      order_no: payment.order_no,
      payment_no: payment.payment_no,
      rma_no: rmaNo ?? null,
      revoke_no: revokeNo ?? null,
      currency: payment.currency,
      amount,
      to_method: toCoins > 0 ? 'COINS' : payment.method,
      provider_ref: null,
      provider_key: refundNo,
      lines,
      status: 'PENDING',
      reason,
      settled_time: null,
      coin_return: wallet?.coinReturn ?? 0,
      coin_clawback: wallet?.coinClawback ?? 0,
      shortfall_amount: wallet?.shortfallAmount ?? 0,
      gift_amount: wallet?.giftAmount ?? 0,
      coupon_return: couponIds.length === 0 ? null : JSON.stringify(couponIds),
      to_coins: toCoins,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const move = attemptTransition(payment.status, 'REFUND_STARTED');
  if (move.changed) {
    await tx
      .updateTable('payments')
      .set({ status: move.status, updated_at: now })
      .where('payment_no', '=', payment.payment_no)
      .execute();
  }
  return refundNo;
}

const paidStatuses: readonly PaymentRow['status'][] = ['SETTLED', 'REFUNDING', 'PARTLY_REFUNDED'];

/** The attempt that paid an order, if there is one with money left to give back: its own, or that of its deposit. */
export async function payingAttempt(db: Db, orderNo: string): Promise<PaymentRow | undefined> {
  const attempts = await readAttempts(db, orderNo);
  const paying = attempts.find(({ status }) => paidStatuses.includes(status));
  if (paying !== undefined) return paying;
  for (const attempt of attempts.filter(({ status }) => status === 'REFUNDED')) {
    if ((await readDepositPayment(db, attempt)) && !(await isSurplus(db, attempt))) return attempt;
  }
  return undefined;
}

/** True for a payment on top of the one that paid its order, once it goes back. */
export const isSurplus = (
  db: Db,
  { order_no, payment_no }: Pick<PaymentRow, 'order_no' | 'payment_no'>,
): Promise<boolean> => hasRefund(db, { order_no, payment_no, reason: surplusReason });

/** Sends everything back that is left of what was paid for an order; does nothing when nothing is. */
export async function refundWhatIsLeft(
  shop: ShopContext,
  tx: Tx,
  orderNo: string,
  request: RefundRequest,
): Promise<void> {
  const payment = await payingAttempt(tx, orderNo);
  if (!payment) return;
  const amount = await refundable(tx, payment);
  if (amount > 0) await requestRefund(shop, tx, payment, { ...request, amount });
}
