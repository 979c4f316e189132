import type { PaymentFacts, PaymentMethodChoice, PaymentStatus } from '#machines/payment/types.ts';
import type { components } from '#openapi/types.ts';
import type { Payment } from '../../api/queries/payment.ts';

type OrderStatus = components['schemas']['OrderStatus'];

const openOrder: readonly OrderStatus[] = ['PENDING_PAYMENT'];
const closedOrder: readonly OrderStatus[] = ['CLOSED', 'CANCELLED'];

function orderFact(status: OrderStatus): PaymentFacts['order'] {
  if (openOrder.includes(status)) return 'OPEN';
  return closedOrder.includes(status) ? 'CLOSED' : 'PAID';
}

/** Money that went back was there: for paying, a refunded attempt is a settled one. */
function attemptStatus(status: Payment['status']): PaymentStatus {
  return status === 'REFUNDING' || status === 'PARTLY_REFUNDED' || status === 'REFUNDED' ? 'SETTLED' : status;
}

/** A page that a browser may be sent to, or may frame: whoever runs the provider, no script of theirs runs as ours. */
export const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

/** An order and its attempt as the payment machine reads them. */
export function paymentFacts(order: OrderStatus, payment: Payment | undefined): PaymentFacts {
  if (!payment) return { order: orderFact(order), attempt: null };
  const { paymentNo, status, nextAction, failure } = payment;
  const url = nextAction.url ?? nextAction.fieldsUrl;
  return {
    order: orderFact(order),
    attempt: {
      paymentNo,
      status: attemptStatus(status),
      nextAction: { type: nextAction.type, url: isWebAddress(url) ? url : null },
      failure: failure ?? null,
    },
  };
}

/** Every way to pay that is open: saved cards before methods, the default card before the others. */
export function offersOf({ list, savedCards }: components['schemas']['PaymentMethods']): PaymentMethodChoice[] {
  const cards = savedCards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return [
    ...cards.map(({ id }) => ({ method: 'CARD', savedCardId: id })),
    ...list.filter(({ available }) => available).map(({ method }) => ({ method, savedCardId: null })),
  ];
}
