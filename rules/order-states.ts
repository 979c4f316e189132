import { cancelWindow, completeAfter } from './limits.ts';

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

export type PaymentStatus = 'NONE' | 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED';
export type FulfilStatus = 'NONE' | 'ALLOCATED' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'DELIVERED';
export type AfterSaleStatus = 'NONE' | 'OPEN' | 'CLOSED';
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
  | 'COMPLETE'
  | 'REFUNDED'
  | 'PROJECT_FAILED';

/** What the server does, in the transaction of the move unless it is a mail or a refund. */
export type OrderEffect =
  | 'RELEASE_STOCK'
  | 'RESERVE_STOCK'
  | 'ALLOCATE_STOCK'
  | 'RETURN_STOCK'
  | 'UNLOCK_DISCOUNTS'
  | 'SPEND_DISCOUNTS'
  | 'ISSUE_INVOICE'
  | 'RETURN_DISCOUNTS'
  | 'VOID_PAYMENT'
  | 'REFUND_FULL'
  | 'MARK_CANCEL_REQUESTED'
  | 'CLEAR_CANCEL_REQUESTED'
  | 'MAKE_PICK_LIST'
  | 'ADD_SHIPMENT'
  | 'MAIL_SHIPPED'
  | 'MAIL_REFUND'
  | 'START_RETURN_CLOCKS'
  | 'GRANT_REWARDS'
  | 'CLAW_BACK_REWARDS';

export type OrderRefusal = 'ORDER_STATE' | 'ORDER_RELEASED' | 'PAY_IN_PROGRESS' | 'PAY_ALREADY';

/** What guards look at; amounts in minor units, instants in epoch ms of the server's clock. */
export interface OrderFacts {
  readonly now: number;
  readonly payExpireTime: number;
  readonly grandTotal: number;
  readonly paidAmount: number;
  /** An attempt is being processed or authorised: its answer may still be "settled". */
  readonly paymentInProgress: boolean;
  readonly closeReason?: CloseReason;
  /** For a late payment: everything can still be reserved. */
  readonly stockFree: boolean;
  readonly paidTime?: number;
  readonly cancelRequested: boolean;
  /** With this shipment every piece has left. */
  readonly everythingShipped: boolean;
  readonly everythingDelivered: boolean;
  readonly deliveredTime?: number;
  readonly afterSaleOpen: boolean;
  readonly everythingRefunded: boolean;
}

export type OrderMove =
  | { readonly ok: true; readonly status: OrderStatus; readonly effects: readonly OrderEffect[] }
  | { readonly ok: false; readonly code: OrderRefusal };

/** True while a paid order can still be cancelled without asking the warehouse. */
export function withinCancelWindow({ now, paidTime }: Pick<OrderFacts, 'now' | 'paidTime'>): boolean {
  return paidTime !== undefined && now - paidTime < cancelWindow;
}

interface Row {
  readonly from: readonly OrderStatus[];
  readonly event: OrderEvent;
  readonly when?: (facts: OrderFacts) => boolean;
  /** Without a target the order stays where it is. */
  readonly to?: OrderStatus;
  readonly effects?: readonly OrderEffect[];
  /** What is answered instead when the guard holds. */
  readonly refuse?: OrderRefusal;
}

const paidOrLater: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'PENDING_PAYMENT' && status !== 'CLOSED',
);
const cancelled: readonly OrderEffect[] = ['RETURN_STOCK', 'RETURN_DISCOUNTS', 'REFUND_FULL'];
const paid: readonly OrderEffect[] = ['ALLOCATE_STOCK', 'SPEND_DISCOUNTS', 'ISSUE_INVOICE'];
const isPaidUp = (facts: OrderFacts): boolean => facts.paidAmount >= facts.grandTotal;

/** The life of an order. The first row whose status, event and guard fit decides; when none does, ORDER_STATE. */
export const orderTable: readonly Row[] = [
  { from: ['PENDING_PAYMENT'], event: 'PAY_SETTLED', when: isPaidUp, to: 'PAID', effects: paid },
  {
    from: ['CLOSED'],
    event: 'PAY_SETTLED',
    when: (facts) => facts.closeReason === 'EXPIRED' && facts.stockFree && isPaidUp(facts),
    to: 'PAID',
    effects: ['RESERVE_STOCK', ...paid],
  },
  { from: ['CLOSED'], event: 'PAY_SETTLED', effects: ['REFUND_FULL', 'MAIL_REFUND'] },
  { from: paidOrLater, event: 'PAY_SETTLED', refuse: 'PAY_ALREADY' },

  {
    from: ['PENDING_PAYMENT'],
    event: 'PAY_EXPIRED',
    when: (facts) => facts.paymentInProgress,
    refuse: 'PAY_IN_PROGRESS',
  },
  {
    from: ['PENDING_PAYMENT'],
    event: 'PAY_EXPIRED',
    when: (facts) => facts.now > facts.payExpireTime,
    to: 'CLOSED',
    effects: ['RELEASE_STOCK', 'UNLOCK_DISCOUNTS', 'VOID_PAYMENT'],
  },

  {
    from: ['PENDING_PAYMENT'],
    event: 'USER_CANCEL',
    to: 'CLOSED',
    effects: ['RELEASE_STOCK', 'UNLOCK_DISCOUNTS', 'VOID_PAYMENT'],
  },
  { from: ['PAID'], event: 'USER_CANCEL', when: withinCancelWindow, to: 'CANCELLED', effects: cancelled },
  { from: ['AWAITING_RELEASE'], event: 'USER_CANCEL', to: 'CANCELLED', effects: cancelled },
  {
    from: ['PAID', 'PROCESSING'],
    event: 'USER_CANCEL',
    when: (facts) => !facts.cancelRequested,
    effects: ['MARK_CANCEL_REQUESTED'],
  },
  { from: ['PARTLY_SHIPPED', 'SHIPPED'], event: 'USER_CANCEL', refuse: 'ORDER_RELEASED' },
  {
    from: ['PAID', 'PROCESSING'],
    event: 'CANCEL_ACCEPTED',
    when: (facts) => facts.cancelRequested,
    to: 'CANCELLED',
    effects: cancelled,
  },
  {
    from: ['PAID', 'PROCESSING'],
    event: 'CANCEL_REFUSED',
    when: (facts) => facts.cancelRequested,
    effects: ['CLEAR_CANCEL_REQUESTED'],
  },

  { from: ['PAID'], event: 'HOLD', to: 'AWAITING_RELEASE' },
  { from: ['PAID'], event: 'PROJECT_FAILED', to: 'REFUNDED', effects: cancelled },
  { from: ['PAID', 'AWAITING_RELEASE'], event: 'RELEASE', to: 'PROCESSING', effects: ['MAKE_PICK_LIST'] },
  {
    from: ['PROCESSING', 'PARTLY_SHIPPED'],
    event: 'SHIP',
    when: (facts) => facts.everythingShipped,
    to: 'SHIPPED',
    effects: ['ADD_SHIPMENT', 'MAIL_SHIPPED'],
  },
  {
    from: ['PROCESSING', 'PARTLY_SHIPPED'],
    event: 'SHIP',
    to: 'PARTLY_SHIPPED',
    effects: ['ADD_SHIPMENT', 'MAIL_SHIPPED'],
  },

  {
    from: ['SHIPPED'],
    event: 'CARRIER_DELIVERED',
    when: (facts) => facts.everythingDelivered,
    to: 'DELIVERED',
    effects: ['START_RETURN_CLOCKS'],
  },
  { from: ['PARTLY_SHIPPED', 'SHIPPED'], event: 'CARRIER_DELIVERED' },
  { from: ['SHIPPED'], event: 'USER_CONFIRM', to: 'DELIVERED', effects: ['START_RETURN_CLOCKS'] },
  {
    from: ['DELIVERED'],
    event: 'COMPLETE',
    when: ({ now, deliveredTime, afterSaleOpen }) =>
      deliveredTime !== undefined && now - deliveredTime >= completeAfter && !afterSaleOpen,
    to: 'COMPLETED',
    effects: ['GRANT_REWARDS'],
  },
  {
    from: ['DELIVERED', 'COMPLETED'],
    event: 'REFUNDED',
    when: (facts) => facts.everythingRefunded,
    to: 'REFUNDED',
    effects: ['CLAW_BACK_REWARDS'],
  },
];

/** Where an event takes an order, and what the server has to do; or the code of the refusal. Creation is PENDING_PAYMENT. */
export function orderTransition(status: OrderStatus, event: OrderEvent, facts: OrderFacts): OrderMove {
  const row = orderTable.find((candidate) => {
    const fits = candidate.event === event && candidate.from.includes(status);
    return fits && (candidate.when === undefined || candidate.when(facts));
  });
  if (row === undefined) return { ok: false, code: 'ORDER_STATE' };
  if (row.refuse !== undefined) return { ok: false, code: row.refuse };
  return { ok: true, status: row.to ?? status, effects: row.effects ?? [] };
}
