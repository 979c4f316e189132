import { isAttemptLive } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { askProvider } from './ask-provider.ts';
import { type PaymentProgress, progressOf } from './payment-progress.ts';
import { readPayment } from './payment-row.ts';
import { isReturnState } from './return-state.ts';

export interface Recall {
  readonly paymentNo: string;
  readonly state: string;
  /** The query the provider added; what it claims is a hint only, the provider itself is asked. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * A shopper is back from the provider, maybe in another browser: the signed state is enough, so the answer is masked.
 * @throws PAY_STATE_INVALID when state or parameters were not signed by us and the provider
 */
export async function recallPayment(shop: ShopContext, { paymentNo, state, params }: Recall): Promise<PaymentProgress> {
  if (!isReturnState(shop, paymentNo, state)) throw new ShopError('PAY_STATE_INVALID');
  const payment = await readPayment(shop.db, paymentNo);
  if (params?.['sig'] !== undefined) {
    const verdict = shop.payments.verifyReturn(params);
    if (!verdict.ok || (payment.provider_ref ?? verdict.value.providerRef) !== verdict.value.providerRef) {
      throw new ShopError('PAY_STATE_INVALID');
    }
  }
  const current = isAttemptLive(payment.status) ? await askProvider(shop, payment) : payment;
  return masked(await progressOf(shop, current));
}

/** Neither the card nor a way to go on with the payment: whoever holds the link need not be the shopper. */
function masked({ payment: { card: _card, ...payment }, ...progress }: PaymentProgress): PaymentProgress {
  return { ...progress, payment: { ...payment, nextAction: { type: 'NONE' } } };
}
