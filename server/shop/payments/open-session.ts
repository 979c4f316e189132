import { money } from '#rules/money.ts';
import { attemptTransition } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { NextAction, PaymentMethod } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';

const providerMethods: readonly PaymentMethod[] = ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT'];

/**
 * Opens an attempt at the provider, outside every transaction, under the attempt's own key: an attempt whose first call
 * got no reply is opened by the next one. @returns the attempt with what the shopper has to do
 * @throws PAY_UNAVAILABLE
 */
export async function openSession(shop: ShopContext, payment: PaymentRow): Promise<PaymentRow> {
  const method = providerMethods.find((name) => name === payment.method);
  if (payment.status !== 'CREATED' || payment.provider_ref !== null || method === undefined) return payment;
  const created = await shop.payments.createSession({
    paymentNo: payment.payment_no,
    orderNo: payment.order_no,
    amount: money(payment.amount, payment.currency),
    method,
    returnUrl: payment.return_url ?? '',
    ...(payment.risk_session === null ? {} : { riskSession: payment.risk_session }),
    idempotencyKey: payment.provider_key,
  });
  if (created.ok) return remember(shop, payment, created.value);
  const { kind, code, message } = created.failure;
  if (kind === 'declined' || kind === 'invalid') {
    shop.log.error({ paymentNo: payment.payment_no, code, message }, 'the provider refused a payment session');
    await fail(shop, payment, code, message);
  }
  throw new ShopError('PAY_UNAVAILABLE');
}

function remember(
  shop: ShopContext,
  { payment_no: paymentNo, order_no: orderNo }: PaymentRow,
  opened: { readonly providerRef: string; readonly nextAction: NextAction },
): Promise<PaymentRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, orderNo);
    const payment = await readPayment(tx, paymentNo);
    if (payment.provider_ref !== null) return payment;
    await tx
      .updateTable('payments')
      .set({
        provider_ref: opened.providerRef,
        next_action: JSON.stringify(opened.nextAction),
        status: attemptTransition(payment.status, 'ACTION_REQUIRED').status,
        updated_at: shop.clock.now(),
      })
      .where('payment_no', '=', paymentNo)
      .execute();
    return readPayment(tx, paymentNo);
  });
}

async function fail(
  shop: ShopContext,
  { payment_no: paymentNo }: PaymentRow,
  code: string,
  message: string,
): Promise<void> {
  await shop.db
    .updateTable('payments')
    .set({
      status: 'FAILED',
      live: 0,
      failure_code: code,
      failure_message: message,
      failure_retryable: 1,
      updated_at: shop.clock.now(),
    })
    .where('payment_no', '=', paymentNo)
    .where('status', '=', 'CREATED')
    .execute();
}
