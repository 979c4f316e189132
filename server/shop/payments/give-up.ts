import { attemptTransition, isAttemptLive } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { askProvider } from './ask-provider.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { receiveReport } from './receive-report.ts';

/**
 * Gives a live attempt up, at the provider first: only the provider knows whether money is on its way. An attempt that
 * cannot be stopped any more comes back as what it has become.
 * @throws PAY_UNAVAILABLE when the provider does not answer
 */
export async function giveUp(shop: ShopContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!isAttemptLive(payment.status)) return payment;
  if (payment.provider_ref === null) return abandonUnopened(shop, payment);
  const cancelled = await shop.payments.cancel({
    providerRef: payment.provider_ref,
    idempotencyKey: `cancel ${payment.payment_no}`,
  });
  if (cancelled.ok) {
    await receiveReport(shop, cancelled.value);
    return readPayment(shop.db, payment.payment_no);
  }
  if (cancelled.failure.kind === 'declined') return askProvider(shop, payment);
  throw new ShopError('PAY_UNAVAILABLE');
}

/** The provider never answered for this attempt, so there is nothing to cancel there. */
async function abandonUnopened(
  shop: ShopContext,
  { payment_no: paymentNo, order_no: orderNo }: PaymentRow,
): Promise<PaymentRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, orderNo);
    const payment = await readPayment(tx, paymentNo);
    if (payment.provider_ref !== null || !isAttemptLive(payment.status)) return payment;
    await tx
      .updateTable('payments')
      .set({ status: attemptTransition(payment.status, 'USER_ABORT').status, live: 0, updated_at: shop.clock.now() })
      .where('payment_no', '=', paymentNo)
      .execute();
    return readPayment(tx, paymentNo);
  });
}
