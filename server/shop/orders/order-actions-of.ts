import { type OrderAction, orderActions } from '#rules/order-actions.ts';
import type { OrderRow } from './order-row.ts';

/** What only who shows the actions has to know; without it REVIEW and RMA are not among them. */
interface ShownFacts {
  readonly linesToReview?: number;
  readonly offersRma?: boolean;
}

/** What may be done with an order now. */
export function actionsOf(
  order: OrderRow,
  now: number,
  { linesToReview = 0, offersRma = false }: ShownFacts = {},
): OrderAction[] {
  return orderActions({
    status: order.status,
    site: order.site,
    now,
    payExpireTime: order.pay_expire_time,
    cancelRequested: order.cancel_requested_at !== null,
    member: order.account_id !== null,
    linesToReview,
    offersRma,
    ...(order.cancel_until === null ? {} : { depositUntil: order.cancel_until }),
    ...(order.paid_time === null ? {} : { paidTime: order.paid_time }),
    ...(order.delivered_time === null ? {} : { deliveredTime: order.delivered_time }),
  });
}
