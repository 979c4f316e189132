import type { Updateable } from 'kysely';
import { cancelWindow } from '#rules/limits.ts';
import type { OrderStand } from '#machines/order/move.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';

type Columns = Updateable<Schema['orders']>;
type Entered = (now: number, order: OrderRow, stand: OrderStand) => Columns;

/** Of an order without a price no money will come back that could be counted. */
const paidBackAtOnce = ({ paid_amount: paid }: OrderRow): Columns => (paid === 0 ? { payment_status: 'REFUNDED' } : {});

/** What is written down when an order enters a status. */
const entered: Readonly<Record<OrderStatus, Entered>> = {
  PENDING_PAYMENT: () => ({}),
  PAID: (now) => ({
    paid_time: now,
    release_time: now + cancelWindow,
    payment_status: 'PAID',
    fulfil_status: 'ALLOCATED',
    closed_time: null,
    close_reason: null,
  }),
  AWAITING_RELEASE: () => ({}),
  PROCESSING: (now) => ({ release_time: now }),
  PARTLY_SHIPPED: (now, { shipped_time: first }) => ({ shipped_time: first ?? now, fulfil_status: 'PARTLY_SHIPPED' }),
  SHIPPED: (now, { shipped_time: first }) => ({ shipped_time: first ?? now, fulfil_status: 'SHIPPED' }),
  DELIVERED: (now) => ({ delivered_time: now, fulfil_status: 'DELIVERED' }),
  COMPLETED: (now) => ({ completed_time: now }),
  CANCELLED: (now, order) => ({
    closed_time: now,
    close_reason: 'cancelled',
    fulfil_status: 'NONE',
    ...paidBackAtOnce(order),
  }),
  CLOSED: (now, _order, { closeReason }) => ({
    closed_time: now,
    close_reason: closeReason === 'EXPIRED' ? 'expired' : 'cancelled',
  }),
  REFUNDED: (now, order) => ({ closed_time: now, ...paidBackAtOnce(order) }),
};

/** The columns that a move of an order changes, next to its status. */
export function columnsOf(order: OrderRow, stand: OrderStand, now: number): Columns {
  const requested = stand.cancelRequested ? (order.cancel_requested_at ?? now) : null;
  return {
    cancel_requested_at: requested,
    ...(stand.status === order.status ? {} : entered[stand.status](now, order, stand)),
  };
}
