import type { Money } from '#rules/money.ts';
import type { CallFailure, Outcome, Refusal } from '#server/sandboxes/outcome.ts';

export type PaymentMethod = 'CARD' | 'REDIRECT_BANK' | 'WALLET_REDIRECT';

/** Where one payment attempt stands at the provider. The last four are final. */
export type SessionStatus =
  | 'OPEN'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'SETTLED'
  | 'DECLINED'
  | 'CANCELLED'
  | 'EXPIRED';

export type NextAction =
  | { readonly type: 'CARD_FORM'; readonly fieldsUrl: string; readonly clientSecret: string }
  | { readonly type: 'REDIRECT'; readonly url: string }
  | { readonly type: 'THREE_DS'; readonly url: string };

/** Why money did not move, in words for the shopper; `retryable` says whether the same card may work later. */
export type Decline = { readonly code: string; readonly message: string; readonly retryable: boolean };

export type CardSummary = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** The provider's view of one attempt; the shop treats it as the truth about money. */
export type ProviderSession = {
  readonly providerRef: string;
  readonly paymentNo: string;
  readonly orderNo: string;
  readonly amount: Money;
  readonly refunded: Money;
  readonly method: PaymentMethod;
  readonly status: SessionStatus;
  readonly nextAction?: NextAction | undefined;
  readonly failure?: Decline | undefined;
  readonly card?: CardSummary | undefined;
  readonly expiresTime: number;
  readonly settledTime?: number | undefined;
};

export type DisputeReason =
  | 'fraudulent'
  | 'product_not_received'
  | 'product_unacceptable'
  | 'duplicate'
  | 'credit_not_processed'
  | 'general';

/** `OPEN`: the money is withdrawn until the bank decides. `WON`: it is back. `LOST`: it stays with the shopper. */
export type DisputeStatus = 'OPEN' | 'WON' | 'LOST';

/** The bank of a shopper has taken money of a payment back: the whole or a part. The last two statuses are final. */
export type ProviderDispute = {
  readonly disputeRef: string;
  readonly providerRef: string;
  readonly amount: Money;
  readonly reason: DisputeReason;
  readonly status: DisputeStatus;
  readonly openedTime: number;
  /** Until when the shop may give its evidence to the provider (epoch ms); afterwards the dispute is lost. */
  readonly evidenceDueTime: number;
  readonly closedTime?: number | undefined;
};

/** Which disputes: those that changed at or after `changedSince` (epoch ms), of one payment or of all. */
export type DisputeQuery = {
  readonly changedSince?: number;
  readonly providerRef?: string;
  /** `next` of the list before. */
  readonly after?: string | undefined;
};

export type DisputeList = { readonly list: readonly ProviderDispute[]; readonly next?: string | undefined };

/** Money that was taken: once per charge, whatever a session has become. */
export type ProviderCharge = {
  readonly chargeRef: string;
  readonly providerRef: string;
  readonly paymentNo: string;
  readonly orderNo: string;
  readonly amount: Money;
  readonly createdTime: number;
};

/** Which movements of money: those at or after `since` (epoch ms), the oldest first. */
export type MovementQuery = {
  readonly since: number;
  /** `next` of the list before. */
  readonly after?: string | undefined;
};

export type ChargeList = { readonly list: readonly ProviderCharge[]; readonly next?: string | undefined };

/** A refund with the moment in which the provider wrote it down (epoch ms). */
export type DatedRefund = ProviderRefund & { readonly createdTime: number };

export type RefundList = { readonly list: readonly DatedRefund[]; readonly next?: string | undefined };

/** The code of a refund that is declined because a bank has taken the money back: nothing was sent. */
export const chargeDisputed = 'charge_disputed';

/** `declined`: understood and refused by the provider (refund above the charge, cancel after settlement). */
export type ProviderFailure = ({ readonly kind: 'declined' } & Decline) | CallFailure;

export type Result<Value, Failure = ProviderFailure> = Outcome<Value, Failure>;

export type CreateSession = {
  readonly paymentNo: string;
  readonly orderNo: string;
  /** Read from the stored order, never from the browser. */
  readonly amount: Money;
  readonly method: PaymentMethod;
  /** The shop's page the shopper comes back to; its own query (signed state) is kept. */
  readonly returnUrl: string;
  /** The visit that pays, by which a provider knows who tries card after card. */
  readonly riskSession?: string;
  readonly idempotencyKey: string;
};

export type ConfirmCard = { readonly providerRef: string; readonly cardToken: string; readonly idempotencyKey: string };

export type ConfirmOutcome =
  | { readonly status: 'SETTLED'; readonly session: ProviderSession }
  | { readonly status: 'REQUIRES_ACTION'; readonly threeDsUrl: string; readonly session: ProviderSession }
  | { readonly status: 'DECLINED'; readonly decline: Decline; readonly session: ProviderSession }
  | { readonly status: 'PROCESSING'; readonly session: ProviderSession };

export type RefundRequest = {
  readonly providerRef: string;
  readonly refundNo: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
};

export type DetachCard = { readonly tokenRef: string; readonly idempotencyKey: string };

export type DetachedCard = { readonly tokenRef: string };

export type ProviderRefund = {
  readonly refundRef: string;
  readonly refundNo: string;
  readonly providerRef: string;
  readonly amount: Money;
  readonly status: 'PENDING' | 'SETTLED' | 'FAILED';
};

export type ProviderEventKind =
  | 'payment.settled'
  | 'payment.declined'
  | 'payment.cancelled'
  | 'payment.expired'
  | 'refund.settled'
  | 'dispute.opened'
  | 'dispute.won'
  | 'dispute.lost';

/** A verified webhook. The same `eventId` may arrive many times and out of order: one effect per id. */
export type ProviderEvent = {
  readonly eventId: string;
  readonly kind: ProviderEventKind;
  readonly createdTime: number;
  readonly session: ProviderSession;
  readonly refund?: ProviderRefund | undefined;
  readonly dispute?: ProviderDispute | undefined;
};

export type ReturnVerdict = { readonly providerRef: string; readonly result: SessionStatus };

/** What the shop needs of a payment service provider; one adapter per provider. */
export interface PaymentProvider {
  readonly name: string;
  createSession(
    input: CreateSession,
  ): Promise<Result<{ readonly providerRef: string; readonly nextAction: NextAction }>>;
  confirmCard(input: ConfirmCard): Promise<Result<ConfirmOutcome>>;
  getSession(providerRef: string): Promise<Result<ProviderSession>>;
  cancel(input: { readonly providerRef: string; readonly idempotencyKey: string }): Promise<Result<ProviderSession>>;
  /** Declined as `chargeDisputed` where a bank has taken so much back that the rest does not cover it. */
  refund(input: RefundRequest): Promise<Result<ProviderRefund>>;
  /** A page of charges, the oldest first: how one is found whose webhook was lost. */
  listCharges(query: MovementQuery): Promise<Result<ChargeList>>;
  /** A page of refunds, the oldest first. */
  listRefunds(query: MovementQuery): Promise<Result<RefundList>>;
  getDispute(disputeRef: string): Promise<Result<ProviderDispute>>;
  /** A page of disputes, those first that changed first: how one is found whose webhook was lost. */
  listDisputes(query: DisputeQuery): Promise<Result<DisputeList>>;
  /** Forgets a card that was kept for later payments; one that is not known (any more) is as good as forgotten. */
  detachCard(input: DetachCard): Promise<Result<DetachedCard>>;
  /** `rawBody` must be the bytes as received: a re-serialised body has another signature. */
  verifyWebhook(
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<ProviderEvent, Refusal>;
  /** Checks the parameters the shopper's browser brought back. A hint for the page only: settle by webhook or getSession. */
  verifyReturn(params: Readonly<Record<string, string>>): Result<ReturnVerdict, Refusal>;
}
