import type { components } from '#openapi/types.ts';

type Attempt = Pick<components['schemas']['OrderPayment'], 'method' | 'status' | 'createdTime'>;

/** True when the try before the one that is open was a card that was declined; the one that is open says nothing of it. */
export function wasDeclined(payments: readonly Attempt[]): boolean {
  const open: readonly Attempt['status'][] = ['CREATED', 'REQUIRES_ACTION'];
  const [last] = payments
    .filter(({ status }) => !open.includes(status))
    .toSorted((a, b) => b.createdTime - a.createdTime);
  return last?.method === 'CARD' && last.status === 'DECLINED';
}
