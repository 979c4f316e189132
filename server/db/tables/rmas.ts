import type { Generated } from 'kysely';
import type { GiftChoice } from '#rules/gift-returns.ts';
import type { Currency } from '#rules/money.ts';
import type { RmaReason, RmaStatus, RmaType } from '#rules/rma.ts';
import type { DefaultCount, DefaultFlag, JsonText } from './common.ts';
import type { EventActor } from './orders.ts';

export type RmaRefundTo = 'ORIGINAL' | 'COINS';

/** A return, a replacement or a claim. Amounts are minor units of `currency`. */
export interface RmasTable {
  order_no: string;
  rma_no: string;
  /** Null for the order of a guest. */
  account_id: string | null;
  type: RmaType;
  status: RmaStatus;
  currency: Currency;
  /** What was paid for its pieces. */
  paid_amount: number;
  /** What comes back of the outbound delivery, on top. */
  delivery_amount: DefaultCount;
  /** What comes back for its pieces; 0 until it is decided. */
  refund_amount: DefaultCount;
  /** Why it was refused, or what the shop asks. */
  note: string | null;
  /** Until when the shopper has to answer or to send. */
  deadline_time: number | null;
  label_carrier: string | null;
  label_tracking_no: string | null;
  label_tracking_url: string | null;
  label_paid_by: 'SHOP' | 'SHOPPER' | null;
  parcel_carrier: string | null;
  parcel_tracking_no: string | null;
  /** Pieces that went back on the shelf at the inspection; null before it. */
  restocked_quantity: number | null;
  replacement_carrier: string | null;
  replacement_tracking_no: string | null;
  closed_time: number | null;
  refund_to: Generated<RmaRefundTo>;
  /** A claim on the shipping protection of the order. */
  protection: DefaultFlag;
  /** Spent coins that came back; null until coins are settled, which happens once. */
  coin_return: Generated<number | null>;
  coin_clawback: DefaultCount;
  /** What is kept of the money for earned coins that were gone, minor units. */
  shortfall_amount: DefaultCount;
  /** What is kept of the money for gifts that stay with the shopper, minor units; foreseen until the coins are settled. */
  gift_amount: DefaultCount;
  /** The parcel that brings refused items back, as it is called at the carrier and among the shipments. */
  send_back_reference: Generated<string | null>;
  /** The withdrawal that took its place. */
  revoke_no: Generated<string | null>;
  created_at: number;
  updated_at: number;
}

export interface RmaLinesTable {
  order_no: string;
  rma_no: string;
  line_id: string;
  quantity: number;
  /** What was paid for these pieces. */
  amount: number;
  reason: RmaReason;
  note: string | null;
  media: JsonText;
  /** Of a gift that is not earned any more; null of what was asked about. */
  gift_choice: Generated<GiftChoice | null>;
}

export interface RmaMessagesTable {
  order_no: string;
  rma_no: string;
  seq: number;
  time: number;
  author: 'SHOPPER' | 'SHOP';
  text: string;
  media: JsonText;
}

export interface RmaHistoryTable {
  order_no: string;
  rma_no: string;
  seq: number;
  time: number;
  /** What the machine was told. */
  event: string;
  status: RmaStatus;
  actor: EventActor;
}

/** A picture or film that whoever holds an order uploaded for it. */
export interface OrderMediaTable {
  order_no: string;
  media_id: string;
  kind: 'IMAGE' | 'VIDEO';
  content_type: string;
  bytes: number;
  path: string;
  created_at: number;
  /** When it was last found in use; 0 before anybody looked. */
  used_at: DefaultCount;
  /** When it was found unused: nothing can begin to refer to it, and its file goes. */
  removed_at: Generated<number | null>;
}
