import type { OrderStand } from '#machines/order/move.ts';
import type { CloseReason, OrderFacts } from '#rules/order-states.ts';
import { isPaymentInProgress } from '#rules/payment-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { dueOf, type OrderRow } from './order-row.ts';

/**
 * What the guards of an order look at, read inside the transaction that decides. `stockFree` is false unless the caller
 * knows better: only a late payment asks for it.
 */
export async function readFacts(tx: Tx, order: OrderRow, now: number): Promise<OrderFacts> {
  const attempts = await tx.selectFrom('payments').select('status').where('order_no', '=', order.order_no).execute();
  const lines = await tx
    .selectFrom('order_lines')
    .select(['quantity', 'shipped_quantity', 'cancelled_quantity', 'refunded_quantity', 'gift'])
    .where('order_no', '=', order.order_no)
    .execute();
  const dispute = await tx
    .selectFrom('disputes')
    .select('id')
    .where('order_no', '=', order.order_no)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  const shipments = await tx.selectFrom('shipments').select('status').where('order_no', '=', order.order_no).execute();
  return {
    now,
    payExpireTime: order.pay_expire_time,
    grandTotal: dueOf(order),
    paidAmount: order.paid_amount,
    paymentInProgress: attempts.some(({ status }) => isPaymentInProgress(status)),
    paymentDisputed: dispute !== undefined,
    stockFree: false,
    nothingToShip: lines.every(
      ({ quantity, shipped_quantity: shipped, cancelled_quantity: cancelled }) => shipped + cancelled >= quantity,
    ),
    everythingDelivered: shipments.length > 0 && shipments.every(({ status }) => status === 'DELIVERED'),
    afterSaleOpen: order.after_sale_status === 'OPEN',
    everythingRefunded: lines.every(
      ({ quantity, refunded_quantity: refunded, gift }) => refunded >= quantity || gift === 1,
    ),
    ...(order.paid_time === null ? {} : { paidTime: order.paid_time }),
    ...(order.delivered_time === null ? {} : { deliveredTime: order.delivered_time }),
  };
}

/** Why an order was closed, as the rules spell it; the column holds it in small letters. */
export function closeReasonOf({ close_reason: reason }: Pick<OrderRow, 'close_reason'>): CloseReason | undefined {
  if (reason === 'expired') return 'EXPIRED';
  return reason === 'cancelled' ? 'CANCELLED' : undefined;
}

/** Where an order stands, as its machine asks it. */
export function standingOf(order: OrderRow): OrderStand {
  const closeReason = closeReasonOf(order);
  return {
    status: order.status,
    cancelRequested: order.cancel_requested_at !== null,
    ...(closeReason === undefined ? {} : { closeReason }),
  };
}
