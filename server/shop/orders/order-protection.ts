import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { owesHandover, protectionTerms } from '#rules/protection.ts';
import type { ReasonFacts } from '#rules/rma.ts';
import type { OrderRow } from './order-row.ts';

/** Paid, and nothing of it has been sent. */
const statusesBeforeShipment: readonly OrderStatus[] = ['PAID', 'AWAITING_RELEASE', 'PROCESSING'];
/** The order ended before it was sent. */
const endedStatuses: readonly OrderStatus[] = ['CANCELLED', 'CLOSED'];

/** True while bought protection can be taken out of an order; what is free has no fee to give back. */
export function canRemoveProtection(order: OrderRow): boolean {
  const isBought = order.protection_state === 'ACTIVE' && order.protection_amount > 0;
  return isBought && statusesBeforeShipment.includes(order.status);
}

/** True for who may claim what only protection covers. Where it cannot be bought, nobody needs to have bought it. */
export function isProtected(order: OrderRow): boolean {
  return order.protection_state === 'ACTIVE' || protectionTerms(order.site, order.country) === undefined;
}

/** What decides which reasons can be given for a request about an order. */
export const reasonFactsOf = (order: OrderRow): ReasonFacts => ({
  hasArrived: order.delivered_time !== null,
  owesHandover: owesHandover(order.site) || isProtected(order),
});

/** What of the fee of protection goes back when it is taken out, minor units. */
export const protectionRefund = (order: OrderRow, moneyLeft: number): number =>
  Math.min(order.protection_amount, moneyLeft);

/** The protection of an order, as it stands now. */
export function presentProtection(order: OrderRow, moneyLeft: number): components['schemas']['OrderProtection'] {
  const isOver = order.protection_state === 'ACTIVE' && endedStatuses.includes(order.status);
  return {
    state: isOver ? 'CANCELLED' : order.protection_state,
    fee: money(order.protection_amount, order.currency),
    removable: canRemoveProtection(order),
    ...(canRemoveProtection(order) ? { refund: money(protectionRefund(order, moneyLeft), order.currency) } : {}),
    coversHandover: reasonFactsOf(order).owesHandover,
  };
}
