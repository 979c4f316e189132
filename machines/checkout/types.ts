import type { components } from '#openapi/types.ts';

/** What decides the price: lines, destination, delivery. The machine hands it on and never looks inside. */
export type Choices = Readonly<Record<string, unknown>>;

type CreateOrder = components['schemas']['CreateOrderRequest'];

export type PayMethod = CreateOrder['payMethod'];

/** What the shopper typed beside it. Given with the order, so that typing a name asks nobody for a price. */
export type TypedDetails = Pick<CreateOrder, 'email' | 'address' | 'billing' | 'remark' | 'saveAddress'>;

/** The details of an order as they are sent: those typed, with the way to pay that was chosen then. */
export interface OrderDetails extends TypedDetails {
  readonly payMethod: PayMethod;
}

export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** Why the order cannot be placed as it is; codes are those of the API. */
export interface CheckoutProblem {
  readonly code: string;
  readonly key?: string;
}

/** The facts of a quote that decide the flow; the quote itself is server data and lives in the query cache. */
export interface QuoteFacts {
  readonly quoteHash: string;
  readonly total: Amount;
  readonly problems: readonly CheckoutProblem[];
  /** Milliseconds for which it holds, from now. */
  readonly validFor: number;
}

/** The key of one request to order one quote, kept in storage, so that reload and retry are the same order. */
export interface OrderKey {
  readonly key: string;
  readonly quoteHash: string;
}

export interface CreatedOrder {
  readonly orderNo: string;
  readonly accessKey: string | null;
  /** True when nothing is left to pay. */
  readonly paid: boolean;
}

/** Where the shopper goes once the order exists: to the thanks, to the card form, or to the way to pay that was chosen. */
export type NextStep = 'completed' | 'card' | 'payment';

/** A coupon or coins that the order was to use and that are gone; the message may be shown. */
export interface LostDiscount {
  readonly code: string;
  readonly message: string;
}

/** What the server says to an order; everything else is an error whose outcome is unknown. */
export type OrderReply =
  | { readonly kind: 'created'; readonly order: CreatedOrder }
  | { readonly kind: 'stale'; readonly lost: LostDiscount | null }
  | { readonly kind: 'refused'; readonly problems: readonly CheckoutProblem[] };

export interface CheckoutInput {
  readonly choices: Choices;
  /** Kept from before a reload. */
  readonly orderKey: OrderKey | null;
}

export interface CheckoutContext {
  readonly choices: Choices;
  /** Counts the edits; a quote holds for the revision it was asked for. */
  readonly revision: number;
  readonly quote: (QuoteFacts & { readonly revision: number }) | null;
  /** The total changed without an edit of the shopper. */
  readonly notice: { readonly was: Amount; readonly now: Amount } | null;
  /** What the server found when the order was sent. */
  readonly refusals: readonly CheckoutProblem[];
  /** What the last order could not be placed with; the quote after it does without. */
  readonly lost: LostDiscount | null;
  readonly orderKey: OrderKey | null;
  readonly order: CreatedOrder | null;
  /** The way to pay that is chosen. */
  readonly payMethod: PayMethod;
  /** The order that is sent, as it was when the button was pressed; null before that. */
  readonly details: OrderDetails | null;
  /** The total that the shopper agreed to, while the order waits for fresh totals. */
  readonly agreed: Amount | null;
}

export type CheckoutEvent =
  | { readonly type: 'checkout.edit'; readonly choices: Choices }
  | { readonly type: 'checkout.submit'; readonly details: TypedDetails }
  | { readonly type: 'payMethod.chosen'; readonly payMethod: PayMethod }
  | { readonly type: 'checkout.retry' }
  | { readonly type: 'checkout.dismissNotice' };

export interface OrderRequest extends OrderKey {
  readonly choices: Choices;
  readonly details: OrderDetails;
}

export interface CheckoutDependencies {
  readonly requestQuote: (choices: Choices, signal: AbortSignal) => Promise<QuoteFacts>;
  readonly createKey: () => string;
  /** Null forgets it: the server's answer is known. */
  readonly persistOrderKey: (orderKey: OrderKey | null) => void;
  /** Sends the order under its key. An answer of the shop is a reply; only an unknown outcome throws. */
  readonly createOrder: (request: OrderRequest, signal: AbortSignal) => Promise<OrderReply>;
  /** The order exists: what was typed and bought is done with, and the shopper goes on. */
  readonly leave: (order: CreatedOrder, step: NextStep, payMethod: PayMethod) => void;
}
