import type { RecallRequest } from '#src/api/queries/payment.ts';

/** Ours, not the provider's: they are no part of what it signed. */
const own = ['paymentNo', 'state', 'site'];
const mostParams = 20;

/** What the provider's link back carries, handed on unread. Undefined when it is not such a link. */
export function recallRequestOf(query: URLSearchParams): RecallRequest | undefined {
  const paymentNo = query.get('paymentNo') ?? '';
  const state = query.get('state') ?? '';
  if (!/^P[0-9A-Z]{3,39}$/.test(paymentNo) || state.length < 10 || state.length > 300) return undefined;
  const params = Object.fromEntries([...query].filter(([name]) => !own.includes(name)).slice(0, mostParams));
  return { paymentNo, state, params };
}
