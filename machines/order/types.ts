import type { OrderFacts, OrderRefusal } from '#rules/order-states.ts';

export interface OrderContext {
  /** The shopper asked to cancel when it could not be done at once; the staff has not answered yet. */
  readonly cancelRequested: boolean;
}

export type OrderInput = OrderContext;

/** What the server has to do for a move: the actions of the machine that it carries out. */
export const orderEffects = [
  'reserveStock',
  'releaseStock',
  'allocateStock',
  'returnStock',
  'spendDiscounts',
  'unlockDiscounts',
  'returnDiscounts',
  'issueInvoice',
  'voidPayment',
  'refundPayment',
  'makePickList',
  'cancelPieces',
  'refuseCancelRequest',
  'acceptCancelRequest',
  'addShipment',
  'startReturnClocks',
  'grantRewards',
  'clawBackRewards',
  'mailPaid',
  'mailCancelled',
  'mailCancelRefused',
  'mailShipped',
  'mailDelivered',
  'mailWithdrawn',
  'mailLatePayment',
] as const;
export type OrderEffect = (typeof orderEffects)[number];

/** What happens to an order, and what is asked of it. */
export type OrderEventName =
  | 'payment.settled'
  | 'payment.expired'
  | 'order.cancel'
  | 'order.hold'
  | 'order.release'
  | 'order.complete'
  | 'order.refunded'
  | 'order.withdraw'
  | 'staff.cancel'
  | 'cancellation.accepted'
  | 'cancellation.refused'
  | 'parcel.sent'
  | 'parcel.delivered'
  | 'receipt.confirmed'
  | 'project.failed'
  | 'deposit.settled';

/** Every event comes with the facts of its moment: what is true about time, money and parcels is never remembered. */
export type OrderMachineEvent = {
  readonly [Name in OrderEventName]: { readonly type: Name; readonly facts: OrderFacts };
}[OrderEventName];

export interface Refusal {
  readonly code: OrderRefusal;
}
