import { shapeOf } from '#server/sandboxes/shape.ts';
import type {
  ChargeList,
  DetachedCard,
  DisputeList,
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
  ProviderSession,
  RefundList,
} from './provider.ts';

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
const refundParts = {
  refundRef: text,
  refundNo: text,
  providerRef: text,
  amount: money,
  status: { enum: ['PENDING', 'SETTLED', 'FAILED'] },
};
const refund = record(refundParts);
const charge = record({
  chargeRef: text,
  providerRef: text,
  paymentNo: text,
  orderNo: text,
  amount: money,
  createdTime: whole,
});
const pageOf = (items: object) => record({ list: { type: 'array', items }, next: text }, ['next']);
const dispute = record(
  {
    disputeRef: text,
    providerRef: text,
    amount: money,
    reason: {
      enum: [
        'fraudulent',
        'product_not_received',
        'product_unacceptable',
        'duplicate',
        'credit_not_processed',
        'general',
      ],
    },
    status: { enum: ['OPEN', 'WON', 'LOST'] },
    openedTime: whole,
    evidenceDueTime: whole,
    closedTime: whole,
  },
  ['closedTime'],
);
const event = record(
  {
    eventId: text,
    kind: {
      enum: [
        'payment.settled',
        'payment.declined',
        'payment.cancelled',
        'payment.expired',
        'refund.settled',
        'dispute.opened',
        'dispute.won',
        'dispute.lost',
      ],
    },
    createdTime: whole,
    session,
    refund,
    dispute,
  },
  ['refund', 'dispute'],
);

export const isSession = shapeOf<ProviderSession>(session);
export const isRefund = shapeOf<ProviderRefund>(refund);
export const isDispute = shapeOf<ProviderDispute>(dispute);
export const isDisputeList = shapeOf<DisputeList>(pageOf(dispute));
export const isChargeList = shapeOf<ChargeList>(pageOf(charge));
export const isRefundList = shapeOf<RefundList>(pageOf(record({ ...refundParts, createdTime: whole })));
export const isDetachedCard = shapeOf<DetachedCard>(record({ tokenRef: text }));
export const isEvent = shapeOf<ProviderEvent>(event);
export const isError = shapeOf<{ error: { code: string; message: string } }>(
  record({ error: record({ code: text, message: text }) }),
);
