import type { OrderPaymentStatus } from '#server/db/tables/orders.ts';
import type { OrderRow } from './order-row.ts';

type Sums = Pick<OrderRow, 'paid_amount' | 'refunded_amount' | 'lost_amount'>;

/**
 * How much of the payment of a paid order has gone back, from the shop or from a bank.
 * @param depositLeft what of the deposit that counts for it has neither gone back nor is promised, minor units
 */
export function paymentStatusOf(
  { paid_amount: paid, refunded_amount: refunded, lost_amount: lost }: Sums,
  depositLeft: number,
): OrderPaymentStatus {
  if (refunded + lost >= paid && depositLeft === 0) return 'REFUNDED';
  return refunded + lost > 0 ? 'PARTLY_REFUNDED' : 'PAID';
}
