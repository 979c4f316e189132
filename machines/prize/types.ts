/** What is known of a prize; instants are epoch ms of the server's clock. */
export interface PrizeInput {
  /** The first instant at which it cannot be claimed any more. */
  readonly expireTime: number;
}

export interface PrizeContext extends PrizeInput {
  /** The order that brings it, or has brought it. */
  readonly orderNo: string | null;
}

/** Every event carries the time at which it happened: a wait of weeks is no timer. */
export type PrizeEvent =
  /** A coupon or coins, which need nobody to send them. */
  | { readonly type: 'prize.credit' }
  /** An order was placed that brings nothing but this. */
  | { readonly type: 'prize.claim'; readonly orderNo: string; readonly now: number }
  /** An order was placed that brings this, too. */
  | { readonly type: 'prize.attach'; readonly orderNo: string; readonly now: number }
  /** The shopper wants it without the order after all; `until` is how long it can then be claimed at least. */
  | { readonly type: 'prize.detach'; readonly orderNo: string; readonly until: number }
  /** Not paid in time, or called off before it was sent. */
  | { readonly type: 'order.closed'; readonly orderNo: string; readonly until: number }
  | { readonly type: 'order.sent'; readonly orderNo: string }
  | { readonly type: 'time.passed'; readonly now: number }
  /** By staff. */
  | { readonly type: 'prize.extend'; readonly until: number }
  | { readonly type: 'prize.cancel' };
