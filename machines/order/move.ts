import type { CloseReason, OrderEvent, OrderFacts, OrderRefusal, OrderStatus } from '#rules/order-states.ts';
import { transition, type SnapshotFrom } from 'xstate';
import { orderMachine } from './machine.ts';
import { type OrderEffect, orderEffects, type OrderEventName } from './types.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;
type Value = Snapshot['value'];

/** Where an order stands, as its row keeps it. */
export interface OrderStand {
  readonly status: OrderStatus;
  readonly cancelRequested: boolean;
  /** Of a closed order. */
  readonly closeReason?: CloseReason;
}

export type OrderMove =
  | ({ readonly ok: true; readonly effects: readonly OrderEffect[] } & OrderStand)
  | { readonly ok: false; readonly code: OrderRefusal };

const statuses: Readonly<Record<Extract<Value, string> | 'closed', OrderStatus>> = {
  pendingPayment: 'PENDING_PAYMENT',
  paid: 'PAID',
  awaitingRelease: 'AWAITING_RELEASE',
  processing: 'PROCESSING',
  partlyShipped: 'PARTLY_SHIPPED',
  shipped: 'SHIPPED',
  delivered: 'DELIVERED',
  completed: 'COMPLETED',
  closed: 'CLOSED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
};

/** How the history of an order spells an event. */
export const orderEventNames: Readonly<Record<OrderEvent, OrderEventName>> = {
  PAY_SETTLED: 'payment.settled',
  PAY_EXPIRED: 'payment.expired',
  USER_CANCEL: 'order.cancel',
  HOLD: 'order.hold',
  RELEASE: 'order.release',
  CANCEL_ACCEPTED: 'cancellation.accepted',
  CANCEL_REFUSED: 'cancellation.refused',
  SHIP: 'parcel.sent',
  CARRIER_DELIVERED: 'parcel.delivered',
  USER_CONFIRM: 'receipt.confirmed',
  WITHDRAW: 'order.withdraw',
  STAFF_CANCEL: 'staff.cancel',
  COMPLETE: 'order.complete',
  REFUNDED: 'order.refunded',
  PROJECT_FAILED: 'project.failed',
  DEPOSIT_SETTLED: 'deposit.settled',
};

const states = Object.entries(statuses);

/** The snapshot of the machine for an order that is kept as a row. */
export function standingAt({ status, cancelRequested, closeReason }: OrderStand): Snapshot {
  const [name] = states.find(([, candidate]) => candidate === status) ?? [];
  const inside = closeReason === 'EXPIRED' ? 'expired' : 'cancelled';
  const value = name === 'closed' ? { closed: inside } : (name ?? 'pendingPayment');
  return orderMachine.resolveState({ value, context: { cancelRequested } });
}

/** The row's side of a snapshot. */
export function standOf({ value, context: { cancelRequested } }: Snapshot): OrderStand {
  if (typeof value === 'string') return { status: statuses[value], cancelRequested };
  return { status: 'CLOSED', cancelRequested, closeReason: value.closed === 'expired' ? 'EXPIRED' : 'CANCELLED' };
}

function isRefusal(value: unknown): value is { readonly code: OrderRefusal } {
  return typeof value === 'object' && value !== null && 'code' in value;
}

/**
 * Where an event takes an order and what the server has to do, or the code of the refusal. Pure: the machine is asked,
 * not started.
 */
export function moveOrder(stand: OrderStand, event: OrderEvent, facts: OrderFacts): OrderMove {
  const [after, actions] = transition(orderMachine, standingAt(stand), { type: orderEventNames[event], facts });
  const refusal = actions.find(({ type }) => type === 'refuse')?.params;
  if (isRefusal(refusal)) return { ok: false, code: refusal.code };
  const names = actions.map(({ type }) => type);
  return {
    ok: true,
    ...standOf(after),
    effects: names.flatMap((name) => orderEffects.filter((effect) => effect === name)),
  };
}
