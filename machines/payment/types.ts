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

/** What the server says. Only its word that the order is paid ends in success. */
export interface PaymentFacts {
  readonly order: 'OPEN' | 'PAID' | 'CLOSED';
  readonly attempt: PaymentAttempt | null;
}

export interface PaymentMethodChoice {
  readonly method: string;
  readonly savedCardId: string | null;
}

/** The key of one request to pay, kept in storage, so that reload and retry are the same attempt. */
export interface PaymentKey extends PaymentMethodChoice {
  readonly key: string;
}

export interface PaymentInput {
  readonly orderNo: string;
  /** Kept from before a reload. */
  readonly paymentKey: PaymentKey | null;
}

/** Never holds card data: the token of the card fields goes straight from its event to the effect. */
export interface PaymentContext {
  readonly orderNo: string;
  readonly paymentKey: PaymentKey | null;
  readonly choice: PaymentMethodChoice | null;
  readonly facts: PaymentFacts | null;
  /** Timed looks at the server since confirming began. */
  readonly polls: number;
}

export type PaymentEvent =
  | ({ readonly type: 'payment.pay' } & PaymentMethodChoice)
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
