import { createHttpClient, type HttpClientConfig, type ProviderReply } from '#server/sandboxes/http-client.ts';
import type {
  ConfirmOutcome,
  MovementQuery,
  PaymentProvider,
  ProviderFailure,
  ProviderSession,
  Result,
} from './provider.ts';
import {
  isChargeList,
  isDetachedCard,
  isDispute,
  isDisputeList,
  isError,
  isEvent,
  isRefund,
  isRefundList,
  isSession,
} from './sandbox-replies.ts';
import { readReport } from '#server/sandboxes/signed-report.ts';
import { isReturnSigned } from './return-signature.ts';

export type SandboxProviderConfig = Pick<HttpClientConfig, 'timeoutMs' | 'maxTries' | 'pauseMs' | 'fetch'> & {
  readonly apiOrigin: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly now?: (() => number) | undefined;
};

const unreadable: ProviderFailure = {
  kind: 'invalid',
  code: 'unreadable_reply',
  message: 'The payment provider answered in an unknown shape.',
};

const refusedBy = (reply: ProviderReply): ProviderFailure => {
  if (!isError(reply.body)) return unreadable;
  const { code, message } = reply.body.error;
  return reply.status === 422
    ? { kind: 'declined', code, message, retryable: false }
    : { kind: 'invalid', code, message };
};

const read = <Value>(reply: Result<ProviderReply>, isValue: (body: unknown) => body is Value): Result<Value> => {
  if (!reply.ok) return reply;
  const { status, body } = reply.value;
  if (status !== 200) return { ok: false, failure: refusedBy(reply.value) };
  return isValue(body) ? { ok: true, value: body } : { ok: false, failure: unreadable };
};

const outcomeOf = (session: ProviderSession): ConfirmOutcome | undefined => {
  if (session.status === 'SETTLED' || session.status === 'PROCESSING') return { status: session.status, session };
  if (session.failure) return { status: 'DECLINED', decline: session.failure, session };
  if (session.nextAction?.type === 'THREE_DS')
    return { status: 'REQUIRES_ACTION', threeDsUrl: session.nextAction.url, session };
  return undefined;
};

const movements = ({ since, after }: MovementQuery): string =>
  new URLSearchParams({ since: String(since), ...(after === undefined ? {} : { after }) }).toString();

const statuses = ['OPEN', 'REQUIRES_ACTION', 'PROCESSING', 'SETTLED', 'DECLINED', 'CANCELLED', 'EXPIRED'] as const;

/** The sandbox behind the provider interface, over HTTP like any other provider. */
export const createSandboxProvider = (config: SandboxProviderConfig): PaymentProvider => {
  const call = createHttpClient({ ...config, company: 'payment provider', origin: config.apiOrigin });
  const now = config.now ?? Date.now;
  const at = (providerRef: string, rest = '') => `/v1/sessions/${encodeURIComponent(providerRef)}${rest}`;

  return {
    name: 'sandbox',
    async createSession({ idempotencyKey, ...body }) {
      const session = read(await call({ method: 'POST', path: '/v1/sessions', body, idempotencyKey }), isSession);
      if (!session.ok) return session;
      const { providerRef, nextAction } = session.value;
      return nextAction ? { ok: true, value: { providerRef, nextAction } } : { ok: false, failure: unreadable };
    },
    async confirmCard({ providerRef, cardToken, idempotencyKey }) {
      const path = at(providerRef, '/confirm');
      const session = read(await call({ method: 'POST', path, body: { cardToken }, idempotencyKey }), isSession);
      if (!session.ok) return session;
      const outcome = outcomeOf(session.value);
      return outcome ? { ok: true, value: outcome } : { ok: false, failure: unreadable };
    },
    async getSession(providerRef) {
      return read(await call({ method: 'GET', path: at(providerRef) }), isSession);
    },
    async cancel({ providerRef, idempotencyKey }) {
      return read(
        await call({ method: 'POST', path: at(providerRef, '/cancel'), body: {}, idempotencyKey }),
        isSession,
      );
    },
    async refund({ idempotencyKey, ...body }) {
      return read(await call({ method: 'POST', path: '/v1/refunds', body, idempotencyKey }), isRefund);
    },
    async listCharges(query) {
      return read(await call({ method: 'GET', path: `/v1/charges?${movements(query)}` }), isChargeList);
    },
    async listRefunds(query) {
      return read(await call({ method: 'GET', path: `/v1/refunds?${movements(query)}` }), isRefundList);
    },
    async getDispute(disputeRef) {
      return read(await call({ method: 'GET', path: `/v1/disputes/${encodeURIComponent(disputeRef)}` }), isDispute);
    },
    async listDisputes({ changedSince, providerRef, after }) {
      const query = new URLSearchParams({
        ...(changedSince === undefined ? {} : { changedSince: String(changedSince) }),
        ...(providerRef === undefined ? {} : { providerRef }),
        ...(after === undefined ? {} : { after }),
      });
      return read(await call({ method: 'GET', path: `/v1/disputes?${query}` }), isDisputeList);
    },
    async detachCard({ tokenRef, idempotencyKey }) {
      const path = `/v1/cards/${encodeURIComponent(tokenRef)}/detach`;
      return read(await call({ method: 'POST', path, body: {}, idempotencyKey }), isDetachedCard);
    },
    verifyWebhook(rawBody, headers) {
      return readReport({ rawBody, headers }, { webhookSecret: config.webhookSecret, now: now() }, isEvent);
    },
    verifyReturn(params) {
      const { provider_ref = '', t = '', sig } = params;
      const result = statuses.find((status) => status === params.result);
      if (sig === undefined) return { ok: false, failure: { reason: 'unsigned' } };
      if (!result) return { ok: false, failure: { reason: 'malformed' } };
      return isReturnSigned(config.webhookSecret, { provider_ref, result, t }, sig)
        ? { ok: true, value: { providerRef: provider_ref, result } }
        : { ok: false, failure: { reason: 'forged' } };
    },
  };
};
