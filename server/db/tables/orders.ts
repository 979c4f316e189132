import type { Site } from '#rules/markets.ts';
import type { Generated } from 'kysely';
import type { Currency } from '#rules/money.ts';
import type { DefaultCount, DefaultFlag, Flag, JsonText, Row } from './common.ts';

/** A cart line belongs to one account in one market; one line per sku, buy type, promotion item and bundle. */
export interface CartLinesTable extends Row {
  account_id: string;
  site: Site;
  sku: string;
  buy_type: number;
  quantity: number;
  selected: Flag;
  suit_group_id: string | null;
  promo_item_id: string | null;
  recommend_mark: string | null;
  added_time: number;
  currency: Currency;
  price_when_added_amount: number;
  merge_note: string | null;
}

export type OrderKind = 'NORMAL' | 'PREORDER' | 'CROWDFUND' | 'PRIZE' | 'DEPOSIT';
export type OrderStatus =
  | 'PENDING_PAYMENT'
  | 'PAID'
  | 'AWAITING_RELEASE'
  | 'PROCESSING'
  | 'PARTLY_SHIPPED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'CLOSED'
  | 'CANCELLED'
  | 'REFUNDED';
export type OrderPaymentStatus = 'NONE' | 'PENDING' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED';
export type FulfilStatus = 'NONE' | 'ALLOCATED' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'DELIVERED';
export type ProtectionState = 'NONE' | 'ACTIVE' | 'CANCELLED';
export type AfterSaleStatus = 'NONE' | 'OPEN' | 'CLOSED';

/** Amounts are minor units of `currency`. `version` grows by one per transition, for conditional updates. */
export interface OrdersTable extends Row {
  order_no: string;
  account_id: string | null;
  guest_email: string | null;
  /** Digests of a guest's mailbox and browser, by which limits for each shopper count; null for a member. */
  guest_mailbox: Generated<string | null>;
  guest_device: Generated<string | null>;
  access_key_hash: string | null;
  site: Site;
  country: string;
  locale: string;
  currency: Currency;
  kind: OrderKind;
  status: OrderStatus;
  payment_status: OrderPaymentStatus;
  fulfil_status: FulfilStatus;
  after_sale_status: AfterSaleStatus;
  version: DefaultCount;
  list_total_amount: number;
  promo_discount_amount: DefaultCount;
  suit_discount_amount: DefaultCount;
  coupon_discount_amount: DefaultCount;
  coin_discount_amount: DefaultCount;
  goods_total_amount: number;
  shipping_amount: number;
  shipping_discount_amount: DefaultCount;
  protection_amount: DefaultCount;
  /** Whether it is protected on its way: bought, or free by the member's level; CANCELLED once taken out of the order. */
  protection_state: Generated<ProtectionState>;
  tax_amount: number;
  tax_included: Flag;
  grand_total_amount: number;
  paid_amount: DefaultCount;
  refunded_amount: DefaultCount;
  /** What banks gave back of the payment by disputes that were lost. */
  lost_amount: DefaultCount;
  coins_to_earn: DefaultCount;
  coins_used: DefaultCount;
  /** Of the coins that were used, those that came back. */
  coins_returned: DefaultCount;
  /** Of the coins that were earned, those that were taken back; also what the balance did not cover. */
  coins_taken_back: DefaultCount;
  /** What the member's level of the day multiplied earned coins by, in hundredths; 0 for a guest. */
  earn_percent: DefaultCount;
  shipping_address: JsonText;
  billing_address: JsonText;
  shipping_method: string;
  shipping_method_name: string;
  est_delivery_from: number | null;
  est_delivery_to: number | null;
  remark: string | null;
  client_type: number;
  channel: 'WEB' | 'APP';
  share_code: string | null;
  recommend_mark: string | null;
  cancel_requested_at: number | null;
  placed_time: number;
  pay_expire_time: number;
  paid_time: number | null;
  release_time: number | null;
  shipped_time: number | null;
  delivered_time: number | null;
  completed_time: number | null;
  closed_time: number | null;
  close_reason: string | null;
  /** When it lost what names a person, after the time of the law. */
  stripped_at: Generated<number | null>;
  /** The deposit whose piece it is, and what of its total that has paid; null and 0 for every other order. */
  deposit_order_no: Generated<string | null>;
  deposit_amount: DefaultCount;
  /** Of a deposit: from then on its member cannot cancel it alone. */
  cancel_until: Generated<number | null>;
}

/** Whose orders may wait for their payment, by a digest of the account, the email or the network. */
export interface UnpaidCallersTable {
  caller: string;
  /** '' in the row that callers wait for each other at. */
  order_no: string;
  created_at: number;
}

/** `order_lines.id` is the lineId of the contract. Title, image and options are a snapshot of the day of purchase. */
export interface OrderLinesTable extends Row {
  order_no: string;
  sku: string;
  spu: string;
  buy_type: number;
  title: string;
  image: JsonText;
  options: JsonText;
  quantity: number;
  currency: Currency;
  list_unit_amount: number;
  unit_amount: number;
  discounts: JsonText;
  line_total_amount: number;
  tax_amount: number;
  tax_rate_ppm: DefaultCount;
  refunded_quantity: DefaultCount;
  /** Pieces that were given back and whose coins are settled. */
  coins_back_quantity: DefaultCount;
  shipped_quantity: DefaultCount;
  /** Pieces that are not sent any more: withdrawn from before they had left, or paid back by the shop. */
  cancelled_quantity: DefaultCount;
  promo_item_id: Generated<string | null>;
  suit_group_id: string | null;
  gift: DefaultFlag;
  /** Of a gift: what earned it, as `GiftTerms`; null where nobody wrote it down. */
  gift_terms: Generated<JsonText | null>;
  warranty_end_time: number | null;
  sort: number;
}

export type EventActor = 'USER' | 'SYSTEM' | 'STAFF' | 'CARRIER' | 'PSP';

/** `order_events.data`: what the history notes about an event besides its type. No secrets: the timeline shows it. */
export interface EventNote {
  readonly reason?: string;
  readonly reasonCode?: string;
  readonly paymentNo?: string;
  readonly refundNo?: string;
  readonly disputeRef?: string;
  readonly revokeNo?: string;
  readonly rmaNo?: string;
  readonly shipmentId?: string;
  readonly carrier?: string;
  readonly trackingNo?: string;
  readonly trackingUrl?: string;
}

/** Append-only: the timeline of an order is a projection of these rows, in the order of `seq`. */
export interface OrderEventsTable extends Row {
  order_no: string;
  seq: number;
  time: number;
  type: string;
  actor: EventActor;
  data: JsonText;
}

/** A reservation is active until it is released (stock given back) or allocated (stock sold). */
export interface StockReservationsTable extends Row {
  order_no: string;
  sku: string;
  site: Site;
  quantity: number;
  expire_time: number;
  released_at: number | null;
  allocated_at: number | null;
}

export interface ShipmentsTable extends Row {
  order_no: string;
  carrier: string;
  carrier_name: string;
  tracking_no: string;
  tracking_url: string | null;
  status: 'CREATED' | 'IN_TRANSIT' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'EXCEPTION';
  lines: JsonText;
  ship_from: string;
  est_delivery_from: number | null;
  est_delivery_to: number | null;
  delivered_time: number | null;
  events: JsonText;
}

/** A cancellation or withdrawal that a shopper asked for. */
export interface RevokesTable extends Row {
  revoke_no: string;
  order_no: string;
  mode: 'CANCEL_UNPAID' | 'CANCEL_PAID' | 'CANCEL_REQUEST' | 'WITHDRAW';
  lines: JsonText | null;
  /** What a withdrawal gives back, for pieces that were sent when they have come; minor units. */
  refund_amount: number | null;
  /** What was taken off it for gifts that stay with the shopper, minor units. */
  gift_amount: DefaultCount;
  reason_code: string | null;
  note: string | null;
  declared_name: string;
  declared_email: string;
  status: 'SUBMITTED' | 'ACCEPTED' | 'AWAITING_RETURN' | 'RECEIVED' | 'REFUNDING' | 'REFUNDED' | 'REFUSED' | 'LAPSED';
  received_time: number;
  confirmation_sent_time: number | null;
  refund_no: string | null;
  return_due_time: number | null;
  /** When the shopper was reminded of goods that had not come by then. */
  reminded_time: Generated<number | null>;
  /** Of a gift that was to come back alone: when it stays with the shopper for its price instead. */
  gift_due_time: Generated<number | null>;
  /** Of pieces that were not sent: the withdrawal of the pieces that were, when both were declared at once. */
  declared_with: Generated<string | null>;
}
