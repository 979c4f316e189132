import type { components } from '#openapi/types.ts';
import { type AttemptStatus, isAttemptLive, isPaymentInProgress } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readOrder } from '../orders/order-row.ts';
import { askProvider } from './ask-provider.ts';
import { type PaymentRow, toPayment } from './payment-row.ts';

export type PaymentProgress = components['schemas']['PaymentProgress'];

/** A live attempt is asked for again at the provider when nothing was heard of it for this long (ms): one step of a poll. */
export const staleAfter = 2_000;

const settled: readonly AttemptStatus[] = ['SETTLED', 'REFUNDING', 'PARTLY_REFUNDED', 'REFUNDED'];

/** What the page does with an attempt: show the order, wait, let the shopper act, or offer another way to pay. */
function nextStep(status: AttemptStatus, orderPaid: boolean): PaymentProgress['next'] {
  if (orderPaid || settled.includes(status)) return 'DONE';
  if (isPaymentInProgress(status)) return 'WAIT';
  return isAttemptLive(status) ? 'ACT' : 'RETRY';
}

/** How an attempt stands. Polls share one question to the provider per step. */
export async function readProgress(shop: ShopContext, payment: PaymentRow): Promise<PaymentProgress> {
  return progressOf(shop, isAttemptLive(payment.status) ? await askWhenStale(shop, payment) : payment);
}

/** The attempt with the state of its order. */
export async function progressOf(shop: ShopContext, payment: PaymentRow): Promise<PaymentProgress> {
  const order = await readOrder(shop.db, payment.order_no);
  if (!order) throw new ShopError('NOT_FOUND');
  return {
    payment: toPayment(payment),
    orderNo: order.order_no,
    orderStatus: order.status,
    next: nextStep(payment.status, order.paid_time !== null),
  };
}

async function askWhenStale(shop: ShopContext, payment: PaymentRow): Promise<PaymentRow> {
  const now = shop.clock.now();
  if (payment.updated_at > now - staleAfter) return payment;
  const claimed = await shop.db
    .updateTable('payments')
    .set({ updated_at: now })
    .where('payment_no', '=', payment.payment_no)
    .where('updated_at', '=', payment.updated_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n ? askProvider(shop, payment) : payment;
}
