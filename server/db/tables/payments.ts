import type { Generated } from 'kysely';
import type { Currency } from '#rules/money.ts';
import type { DefaultCount, DefaultFlag, Flag, JsonText, Row } from './common.ts';

export type PaymentMethod = 'CARD' | 'REDIRECT_BANK' | 'WALLET_REDIRECT' | 'CONVENIENCE_STORE' | 'COINS_ONLY';
export type PaymentStatus =
  | 'CREATED'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'AUTHORISED'
  | 'SETTLED'
  | 'DECLINED'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'REFUNDING'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED';

/** One attempt to pay an order. `live` is 1 for at most one attempt per order: a unique index holds it. */
export interface PaymentsTable extends Row {
  payment_no: string;
  order_no: string;
  method: PaymentMethod;
  provider: string;
  provider_ref: string | null;
  provider_key: string;
  currency: Currency;
  amount: number;
  refunded_amount: DefaultCount;
  status: PaymentStatus;
  live: Flag;
  attempt: number;
  next_action: JsonText | null;
  return_url: string | null;
  state_hash: string | null;
  failure_code: string | null;
  failure_message: string | null;
  failure_retryable: Flag | null;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  saved_card_id: string | null;
  save_card: DefaultFlag;
  billing_address: JsonText | null;
  risk_session: string | null;
  expire_time: number;
  processing_since: number | null;
  settled_time: number | null;
}

/** Each provider event is taken once: (provider, event_id) is unique. */
export interface PaymentEventsTable extends Row {
  provider: string;
  event_id: string;
  payment_no: string | null;
  kind: string;
  data: JsonText;
}

/** The card number never reaches us: `token_ref` is the provider's. */
export interface SavedCardsTable extends Row {
  account_id: string;
  provider: string;
  token_ref: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  is_default: DefaultFlag;
}

/** Money of a payment that the bank of its payer took back: once per reference of the provider. */
export interface DisputesTable extends Row {
  provider: string;
  dispute_ref: string;
  payment_no: string;
  order_no: string;
  currency: Currency;
  amount: number;
  reason: string;
  status: 'OPEN' | 'WON' | 'LOST';
  opened_time: number;
  /** Until when the shop can give its evidence to the provider. */
  evidence_due_time: number;
  closed_time: number | null;
  /** Earned coins that went with it. */
  coin_clawback: DefaultCount;
}

/**
 * What the books of the shop and of the payment provider say differently, and staff have to look at: once per kind and
 * reference.
 */
export interface MoneyDifferencesTable extends Row {
  provider: string;
  /**
   * `CHARGE`, `CHARGED_TWICE`, `REFUND`, `DISPUTE`: what the provider says, by its own reference. `PAYMENT`, `REFUND_FAILED`,
   * `REFUND_UNKNOWN`, `PIECES`: what the books say, by number of payment or refund.
   */
  kind: 'CHARGE' | 'CHARGED_TWICE' | 'REFUND' | 'DISPUTE' | 'PAYMENT' | 'REFUND_FAILED' | 'REFUND_UNKNOWN' | 'PIECES';
  ref: string;
  /** The session at the provider. */
  provider_ref: string | null;
  order_no: string | null;
  currency: Currency;
  amount: number;
  /** What staff read. */
  sentence: string;
  happened_time: number;
  closed_time: number | null;
  /** What staff decided; null while it is open, and where the books came to agree. */
  decision: string | null;
}

export interface RefundsTable extends Row {
  refund_no: string;
  order_no: string;
  payment_no: string | null;
  rma_no: string | null;
  revoke_no: string | null;
  currency: Currency;
  amount: number;
  to_method: string;
  provider_ref: string | null;
  provider_key: string;
  lines: JsonText | null;
  status: 'PENDING' | 'SETTLED' | 'FAILED';
  reason: string;
  attempts: DefaultCount;
  settled_time: number | null;
  coin_return: DefaultCount;
  coin_clawback: DefaultCount;
  /** What was kept of the money for earned coins that were gone, minor units. */
  shortfall_amount: DefaultCount;
  /** What was kept of the money for gifts that stay with the shopper, minor units. */
  gift_amount: DefaultCount;
  /** The ids of the coupons that came back, as a JSON list. */
  coupon_return: Generated<JsonText | null>;
  /** What was promised and a bank has given back instead, by a dispute that was lost; minor units. */
  disputed_amount: DefaultCount;
  /** Coins that are given instead of the money; 0 where it goes back the way it came. */
  to_coins: DefaultCount;
}
