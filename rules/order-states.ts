import { cancelWindow } from './limits.ts';

export const orderStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'AWAITING_RELEASE',
  'PROCESSING',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'CLOSED',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type CloseReason = 'EXPIRED' | 'CANCELLED';

export type OrderEvent =
  | 'PAY_SETTLED'
  | 'PAY_EXPIRED'
  | 'USER_CANCEL'
  | 'HOLD'
  | 'RELEASE'
  | 'CANCEL_ACCEPTED'
  | 'CANCEL_REFUSED'
  | 'SHIP'
  | 'CARRIER_DELIVERED'
  | 'USER_CONFIRM'
  | 'WITHDRAW'
  | 'STAFF_CANCEL'
  | 'COMPLETE'
  | 'REFUNDED'
  | 'PROJECT_FAILED'
  | 'DEPOSIT_SETTLED';

export type OrderRefusal = 'ORDER_STATE' | 'ORDER_RELEASED' | 'PAY_IN_PROGRESS' | 'PAY_ALREADY' | 'PAY_DISPUTED';

/** What guards look at; amounts in minor units, instants in epoch ms of the server's clock. */
export interface OrderFacts {
  readonly now: number;
  readonly payExpireTime: number;
  readonly grandTotal: number;
  readonly paidAmount: number;
  /** An attempt is being processed or authorised: its answer may still be "settled". */
  readonly paymentInProgress: boolean;
  /** A bank disputes the payment and has not decided: what has not left stays here. */
  readonly paymentDisputed: boolean;
  /** For a late payment: everything can still be reserved. */
  readonly stockFree: boolean;
  readonly paidTime?: number;
  /** No piece is left to ship: each has left or was cancelled. */
  readonly nothingToShip: boolean;
  readonly everythingDelivered: boolean;
  readonly deliveredTime?: number;
  readonly afterSaleOpen: boolean;
  readonly everythingRefunded: boolean;
}

/** True while a paid order can still be cancelled without asking the warehouse. */
export function withinCancelWindow({ now, paidTime }: Pick<OrderFacts, 'now' | 'paidTime'>): boolean {
  return paidTime !== undefined && now - paidTime < cancelWindow;
}

/** True once an order can no longer be paid: from the instant of its end on, as every period ends. */
export const isPayTimeOver = (payExpireTime: number, now: number): boolean => now >= payExpireTime;
