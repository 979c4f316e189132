import { type OrderAction, orderActions } from '#rules/order-actions.ts';
import type { OrderRow } from './order-row.ts';

/**
 * What may be done with an order now.
 * @param linesToReview only who shows the actions has to know; without it REVIEW is not among them
 */
export function actionsOf(order: OrderRow, now: number, linesToReview = 0): OrderAction[] {
  return orderActions({
    status: order.status,
    site: order.site,
    now,
    payExpireTime: order.pay_expire_time,
    cancelRequested: order.cancel_requested_at !== null,
    member: order.account_id !== null,
    linesToReview,
    ...(order.paid_time === null ? {} : { paidTime: order.paid_time }),
    ...(order.delivered_time === null ? {} : { deliveredTime: order.delivered_time }),
  });
}
