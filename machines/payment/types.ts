export type PaymentStatus =
  | 'CREATED'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'AUTHORISED'
  | 'SETTLED'
  | 'DECLINED'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED';

export interface NextAction {
  readonly type: 'CARD_FORM' | 'REDIRECT' | 'THREE_DS' | 'NONE';
  /** The bank, the challenge or the card fields. */
  readonly url: string | null;
}

export interface Decline {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

/** The attempt that is or was last live. */
export interface PaymentAttempt {
  readonly paymentNo: string;
  readonly status: PaymentStatus;
  readonly nextAction: NextAction | null;
  readonly failure: Decline | null;
}

export interface PaymentMethodChoice {
  readonly method: string;
  readonly savedCardId: string | null;
}

/** What the server says. Only its word that the order is paid ends in success. */
export interface PaymentFacts {
  readonly order: 'OPEN' | 'PAID' | 'CLOSED';
  readonly attempt: PaymentAttempt | null;
  /** Every way to pay that is open: saved cards before methods, the best first. A look at an attempt alone does not list them. */
  readonly offers?: readonly PaymentMethodChoice[];
}

/** The key of one request to pay, kept in storage, so that reload and retry are the same attempt. */
export interface PaymentKey extends PaymentMethodChoice {
  readonly key: string;
}

export interface PaymentInput {
  readonly orderNo: string;
  /** Kept from before a reload. */
  readonly paymentKey: PaymentKey | null;
  /** The page of all methods begins with what was chosen in the checkout, once; the page of the card begins with a card. */
  readonly page: 'methods' | 'card';
  /** The method that was chosen in the checkout. */
  readonly preferred: string | null;
  /** Comes back from the bank. */
  readonly isConfirmed: boolean;
}

/** Never holds card data: the token of the card fields goes straight from its event to the effect. */
export interface PaymentContext {
  readonly orderNo: string;
  readonly paymentKey: PaymentKey | null;
  readonly page: PaymentInput['page'];
  readonly preferred: string | null;
  readonly offers: readonly PaymentMethodChoice[];
  /** The method that the shopper chose; it is not paid by yet. */
  readonly selected: PaymentMethodChoice | null;
  /** The method of the request to pay. */
  readonly choice: PaymentMethodChoice | null;
  /** The method to pay by as soon as the live attempt has been ended. */
  readonly next: PaymentMethodChoice | null;
  /** The attempt after which one was begun without the shopper: 'none' for the first. */
  readonly begunAfter: string | null;
  /** The time to pay has run out on this clock. */
  readonly isExpired: boolean;
  readonly facts: PaymentFacts | null;
  /** The shopper, or the window of the bank, says that it is confirmed there. */
  readonly isConfirmed: boolean;
  /** Timed looks at the server since confirming began. */
  readonly polls: number;
}

export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly choice: PaymentMethodChoice }
  | { readonly type: 'payment.pay' }
  | { readonly type: 'deadline.passed' }
  | { readonly type: 'card.tokenised'; readonly cardToken: string; readonly saveCard: boolean }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'payment.resume' }
  | { readonly type: 'payment.abandon' }
  | { readonly type: 'payment.checkNow' }
  | { readonly type: 'page.becameVisible' };

export interface PaymentRequest extends PaymentKey {
  readonly orderNo: string;
}

export interface CardConfirmation {
  readonly paymentNo: string;
  readonly cardToken: string;
  readonly saveCard: boolean;
}

export interface PaymentDependencies {
  readonly readStatus: (orderNo: string, signal: AbortSignal) => Promise<PaymentFacts>;
  readonly createKey: () => string;
  /** Null forgets it: the server's answer is known. */
  readonly persistPaymentKey: (paymentKey: PaymentKey | null) => void;
  readonly createPayment: (request: PaymentRequest, signal: AbortSignal) => Promise<PaymentFacts>;
  readonly confirmCard: (confirmation: CardConfirmation, signal: AbortSignal) => Promise<PaymentFacts>;
  readonly cancelPayment: (paymentNo: string, signal: AbortSignal) => Promise<PaymentFacts>;
  /** Leaves for the bank; nothing after it is certain to run. */
  readonly openRedirect: (url: string) => void;
}
