import type { ShopApiError } from './errors.ts';

/** True of a failure that leaves open whether what was sent is done: it is asked for again under the same key. */
export const isOutcomeUnknown = (error: ShopApiError): boolean =>
  error.kind !== 'answer' || error.status >= 500 || error.status === 429 || error.code === 'IDEMPOTENCY_BUSY';
