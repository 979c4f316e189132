import type { Site } from '#rules/markets.ts';
import type { PrizeDelivery, PrizeKind, PrizeSource, PrizeStatus } from '#rules/prizes.ts';
import type { JsonText } from './common.ts';

/** What a member has won. One that is a product and WON holds a piece of the stock of its market. */
export interface PrizesTable {
  account_id: string;
  prize_id: string;
  site: Site;
  source: PrizeSource;
  /** Unique for the member within the source: the same win grants one prize. */
  source_ref: string;
  /** The promotion that it was won in; null for one that staff gave. */
  promo_id: string | null;
  title: string;
  /** A stored picture; null for a coupon and coins without one. */
  image: JsonText | null;
  kind: PrizeKind;
  sku: string | null;
  /** The coupon that was put into the wallet. */
  coupon_id: string | null;
  coins: number | null;
  status: PrizeStatus;
  /** How the winner wants it; ORDER_TOGETHER of a prize that is WON waits for the next order. */
  delivery: PrizeDelivery | null;
  /** The order that brings it, or has brought it. */
  order_no: string | null;
  won_time: number;
  /** The first instant at which it cannot be claimed any more. */
  expire_time: number;
  reminded_at: number | null;
  created_at: number;
  updated_at: number;
}
