import type { ShopContext } from '#server/shop-context.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { receiveReport } from './receive-report.ts';

/**
 * Asks the provider how an attempt stands and takes its answer in. Without an answer everything stays as it is: the next
 * poll, the webhook or the job brings it.
 * @returns the attempt afterwards
 */
export async function askProvider(shop: ShopContext, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.provider_ref === null) return payment;
  const session = await shop.payments.getSession(payment.provider_ref);
  if (session.ok) await receiveReport(shop, session.value);
  else
    shop.log.warn(
      { paymentNo: payment.payment_no, code: session.failure.code },
      'the provider did not answer with a state',
    );
  return readPayment(shop.db, payment.payment_no);
}
