import type { OrderPaymentStatus } from '#server/db/tables/orders.ts';
import type { OrderRow } from './order-row.ts';

/** How much of the payment of a paid order has gone back, from the shop or from a bank. */
export function paymentStatusOf({
  paid_amount: paid,
  refunded_amount: refunded,
  lost_amount: lost,
}: Pick<OrderRow, 'paid_amount' | 'refunded_amount' | 'lost_amount'>): OrderPaymentStatus {
  if (refunded + lost >= paid) return 'REFUNDED';
  return refunded + lost > 0 ? 'PARTLY_REFUNDED' : 'PAID';
}
