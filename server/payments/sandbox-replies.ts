import { Ajv2020 } from 'ajv/dist/2020.js';
import type { DetachedCard, ProviderEvent, ProviderRefund, ProviderSession } from './provider.ts';

const ajv = new Ajv2020();

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const record = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const money = record({ amount: whole, currency: { enum: ['USD', 'EUR', 'GBP', 'CAD', 'JPY'] } });
const failure = record({ code: text, message: text, retryable: { type: 'boolean' } });
const nextAction = {
  oneOf: [
    record({ type: { const: 'CARD_FORM' }, fieldsUrl: text, clientSecret: text }),
    record({ type: { enum: ['REDIRECT', 'THREE_DS'] }, url: text }),
  ],
};
const session = record(
  {
    providerRef: text,
    paymentNo: text,
    orderNo: text,
    amount: money,
    refunded: money,
    method: { enum: ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT'] },
    status: { enum: ['OPEN', 'REQUIRES_ACTION', 'PROCESSING', 'SETTLED', 'DECLINED', 'CANCELLED', 'EXPIRED'] },
    nextAction,
    failure,
    card: record({ brand: text, last4: text, expMonth: whole, expYear: whole }),
    expiresTime: whole,
    settledTime: whole,
  },
  ['nextAction', 'failure', 'card', 'settledTime'],
);
const refund = record({
  refundRef: text,
  refundNo: text,
  providerRef: text,
  amount: money,
  status: { enum: ['PENDING', 'SETTLED', 'FAILED'] },
});
const event = record(
  {
    eventId: text,
    kind: { enum: ['payment.settled', 'payment.declined', 'payment.cancelled', 'payment.expired', 'refund.settled'] },
    createdTime: whole,
    session,
    refund,
  },
  ['refund'],
);

export const isSession = ajv.compile<ProviderSession>(session);
export const isRefund = ajv.compile<ProviderRefund>(refund);
export const isDetachedCard = ajv.compile<DetachedCard>(record({ tokenRef: text }));
export const isEvent = ajv.compile<ProviderEvent>(event);
export const isError = ajv.compile<{ error: { code: string; message: string } }>(
  record({ error: record({ code: text, message: text }) }),
);
