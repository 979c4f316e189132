import type { Receiver } from '#server/jobs/relay-outbox.ts';
import type { SessionStatus } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { receiveReport } from './receive-report.ts';
import type { VoidPayment } from './void-attempts.ts';

const over: readonly SessionStatus[] = ['SETTLED', 'DECLINED', 'CANCELLED', 'EXPIRED'];

/**
 * Outbox: cancels the session at the provider. One that cannot be cancelled is asked how it ended, since that may have been
 * with the money, and is asked again until it has ended.
 */
export const receiveVoid: Receiver = async (shop, payload) => {
  const { providerRef, paymentNo } = payload as VoidPayment;
  const cancelled = await shop.payments.cancel({ providerRef, idempotencyKey: `cancel ${paymentNo}` });
  if (cancelled.ok) return;
  if (cancelled.failure.kind === 'declined') return receiveEnd(shop, providerRef);
  shop.log.warn({ paymentNo, code: cancelled.failure.code }, 'a payment could not be cancelled at the provider');
  if (cancelled.failure.kind !== 'invalid') throw new Error(cancelled.failure.message);
};

async function receiveEnd(shop: ShopContext, providerRef: string): Promise<void> {
  const session = await shop.payments.getSession(providerRef);
  if (!session.ok) throw new Error(session.failure.message);
  if (!over.includes(session.value.status)) {
    throw new Error(`The payment cannot be cancelled and has not ended: ${session.value.status}.`);
  }
  await receiveReport(shop, session.value);
}
