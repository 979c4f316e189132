/** What is known of a coupon; instants are epoch ms of the server's clock. */
export interface CouponInput {
  readonly validFrom: number;
  readonly validTo: number;
}

export interface CouponContext extends CouponInput {
  /** The order that holds it, or has used it. */
  readonly orderNo: string | null;
  /** What it takes off that order, in minor units of the order's currency. */
  readonly discount: number;
}

/** Every event carries the time at which it happened: a wait of months is no timer. */
export type CouponEvent =
  | { readonly type: 'coupon.claim'; readonly now: number }
  /** An order was placed with it. Amounts in minor units of one currency; the subtotal is that of the eligible lines. */
  | {
      readonly type: 'coupon.lock';
      readonly orderNo: string;
      readonly discount: number;
      readonly subtotal: number;
      readonly now: number;
    }
  | { readonly type: 'order.paid'; readonly orderNo: string }
  /** Not paid in time, or cancelled before it was paid. */
  | { readonly type: 'order.closed'; readonly orderNo: string; readonly now: number }
  /** Cancelled in full before shipment, or withdrawn from in full. */
  | { readonly type: 'order.returned'; readonly orderNo: string; readonly now: number }
  | { readonly type: 'time.passed'; readonly now: number }
  /** By staff, for fraud. */
  | { readonly type: 'coupon.revoke' };
