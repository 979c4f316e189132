import { attemptTransition, isAttemptLive } from '#rules/payment-states.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { askProvider } from './ask-provider.ts';
import { type Payment, type PaymentRow, readPayment, toPayment } from './payment-row.ts';
import { saveCard } from './saved-cards.ts';
import { receiveReport } from './receive-report.ts';

/**
 * Pays an attempt with the token of a card: settled, challenged by 3-D Secure, declined in plain words, or still being
 * processed when the provider has not answered. Sending the same token again is safe and repeats the answer.
 * @throws PAY_METHOD when the attempt is none by card
 */
export async function confirmCard(
  shop: ShopContext,
  payment: PaymentRow,
  { account }: RequestContext,
  { cardToken, saveCard: keep }: { readonly cardToken: string; readonly saveCard: boolean },
): Promise<Payment> {
  if (payment.method !== 'CARD') throw new ShopError('PAY_METHOD');
  if (!isAttemptLive(payment.status)) return toPayment(payment);
  const accountId = account?.accountId;
  if (keep && accountId !== undefined) {
    await shop.db.updateTable('payments').set({ save_card: 1 }).where('payment_no', '=', payment.payment_no).execute();
  }
  const paid = await submitCard(shop, payment, cardToken);
  if (keep && accountId !== undefined) await saveCard(shop, accountId, payment.payment_no, cardToken);
  return toPayment(paid);
}

/** Hands a card in. The key holds attempt and token, so neither a lost reply nor a double click charges twice. */
export async function submitCard(shop: ShopContext, payment: PaymentRow, cardToken: string): Promise<PaymentRow> {
  if (payment.provider_ref === null) throw new ShopError('PAY_UNAVAILABLE');
  await markSubmitted(shop, payment);
  const outcome = await shop.payments.confirmCard({
    providerRef: payment.provider_ref,
    cardToken,
    idempotencyKey: `confirm ${payment.payment_no} ${cardToken}`,
  });
  if (outcome.ok) {
    await receiveReport(shop, outcome.value.session);
    return readPayment(shop.db, payment.payment_no);
  }
  const { kind, code } = outcome.failure;
  // The session has ended, or the token is of no use: the provider's view says which.
  if (kind === 'declined') return askProvider(shop, payment);
  shop.log.warn({ paymentNo: payment.payment_no, kind, code }, 'a card could not be handed in');
  if (kind === 'invalid') return askProvider(shop, await backToForm(shop, payment));
  return readPayment(shop.db, payment.payment_no);
}

async function markSubmitted(
  shop: ShopContext,
  { payment_no: paymentNo, order_no: orderNo }: PaymentRow,
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, orderNo);
    const { status, processing_since: since } = await readPayment(tx, paymentNo);
    const move = attemptTransition(status, 'SUBMITTED');
    const now = shop.clock.now();
    if (!move.changed) return;
    await tx
      .updateTable('payments')
      .set({ status: move.status, processing_since: since ?? now, updated_at: now })
      .where('payment_no', '=', paymentNo)
      .execute();
  });
}

/** The provider did not take the token for one: the shopper types the card again, unless the provider's answer says otherwise. */
async function backToForm(shop: ShopContext, { payment_no: paymentNo }: PaymentRow): Promise<PaymentRow> {
  await shop.db
    .updateTable('payments')
    .set({ status: 'REQUIRES_ACTION', processing_since: null, updated_at: shop.clock.now() })
    .where('payment_no', '=', paymentNo)
    .where('status', '=', 'PROCESSING')
    .execute();
  return readPayment(shop.db, paymentNo);
}
