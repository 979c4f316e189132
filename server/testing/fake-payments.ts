import type { PaymentProvider, ProviderFailure, Result } from '../payments/provider.ts';

const unavailable = async (): Promise<Result<never, ProviderFailure>> => ({
  ok: false,
  failure: { kind: 'unavailable', code: 'NO_PROVIDER', message: 'This test has no payment provider.' },
});

/** For tests that do not pay; those that do hand in their own provider. */
export const noPayments: PaymentProvider = {
  name: 'none',
  createSession: unavailable,
  confirmCard: unavailable,
  getSession: unavailable,
  cancel: unavailable,
  refund: unavailable,
  listCharges: unavailable,
  listRefunds: unavailable,
  getDispute: unavailable,
  listDisputes: unavailable,
  detachCard: unavailable,
  verifyWebhook: () => ({ ok: false, failure: { reason: 'unsigned' } }),
  verifyReturn: () => ({ ok: false, failure: { reason: 'unsigned' } }),
};
