import type { NextAction, PaymentContext, PaymentFacts, PaymentRequest } from './types.ts';

const refused = ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'];

/** A live attempt that waits for the shopper, and for what. */
export function pendingAction(facts: PaymentFacts | null): NextAction | null {
  return facts?.attempt?.status === 'REQUIRES_ACTION' ? facts.attempt.nextAction : null;
}

/** True when the last attempt is over without success, or there was none. */
export function isOver(facts: PaymentFacts | null): boolean {
  return facts === null || facts.attempt === null || refused.includes(facts.attempt.status);
}

/** The number of the live attempt. Throws where there is none to act on. */
export function paymentNoOf({ facts }: Pick<PaymentContext, 'facts'>): string {
  const paymentNo = facts?.attempt?.paymentNo;
  if (paymentNo === undefined) throw new Error('There is no attempt to act on');
  return paymentNo;
}

/** The request that starts an attempt. Throws where no key was made for it. */
export function requestOf({ orderNo, paymentKey }: PaymentContext): PaymentRequest {
  if (paymentKey === null) throw new Error('A payment is started only under a key');
  return { orderNo, ...paymentKey };
}
