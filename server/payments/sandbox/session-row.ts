import type { Currency } from '#rules/money.ts';
import type { NextAction, PaymentMethod, ProviderSession, SessionStatus } from '../provider.ts';
import type { Sandbox } from './sandbox.ts';

export type SessionRow = {
  id: string;
  paymentNo: string;
  orderNo: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  returnUrl: string;
  clientSecret: string;
  challengeId: string;
  status: SessionStatus;
  failureCode: string | null;
  failureMessage: string | null;
  failureRetryable: number | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpMonth: number | null;
  cardExpYear: number | null;
  createdTime: number;
  expiresTime: number;
  settleDueTime: number | null;
  settledTime: number | null;
};

export const findSession = ({ db }: Sandbox, id: string): SessionRow | undefined =>
  db.prepare<[string], SessionRow>('select * from sessions where id = ?').get(id);

export const findChallenge = ({ db }: Sandbox, challengeId: string): SessionRow | undefined =>
  db.prepare<[string], SessionRow>('select * from sessions where challengeId = ?').get(challengeId);

/** Money charged and given back so far, minor units. */
export const moneyMoved = ({ db }: Sandbox, sessionId: string): { charged: number; refunded: number } => ({
  charged:
    db
      .prepare<[string], number>('select coalesce(sum(amount), 0) from charges where sessionId = ?')
      .pluck()
      .get(sessionId) ?? 0,
  refunded:
    db
      .prepare<[string], number>('select coalesce(sum(amount), 0) from refunds where sessionId = ?')
      .pluck()
      .get(sessionId) ?? 0,
});

const nextActionOf = ({ config }: Sandbox, row: SessionRow): NextAction | undefined => {
  const at = (path: string) => new URL(path, config.publicOrigin).href;
  if (row.status === 'REQUIRES_ACTION') return { type: 'THREE_DS', url: at(`/three-ds/${row.challengeId}`) };
  if (row.status !== 'OPEN') return undefined;
  if (row.method === 'CARD')
    return { type: 'CARD_FORM', fieldsUrl: at(`/fields?session=${row.id}`), clientSecret: row.clientSecret };
  return { type: 'REDIRECT', url: at(`/bank/${row.id}`) };
};

/** A session as the API and the webhooks tell it. */
export const viewOf = (sandbox: Sandbox, row: SessionRow): ProviderSession => {
  const { failureCode, failureMessage, cardBrand, cardLast4, cardExpMonth, cardExpYear } = row;
  return {
    providerRef: row.id,
    paymentNo: row.paymentNo,
    orderNo: row.orderNo,
    amount: { amount: row.amount, currency: row.currency },
    refunded: { amount: moneyMoved(sandbox, row.id).refunded, currency: row.currency },
    method: row.method,
    status: row.status,
    nextAction: nextActionOf(sandbox, row),
    failure:
      failureCode !== null && failureMessage !== null
        ? { code: failureCode, message: failureMessage, retryable: row.failureRetryable === 1 }
        : undefined,
    card:
      cardBrand !== null && cardLast4 !== null && cardExpMonth !== null && cardExpYear !== null
        ? { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear }
        : undefined,
    expiresTime: row.expiresTime,
    settledTime: row.settledTime ?? undefined,
  };
};
