export const attemptStatuses = [
  'CREATED',
  'REQUIRES_ACTION',
  'PROCESSING',
  'AUTHORISED',
  'SETTLED',
  'DECLINED',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDING',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** What happens to an attempt, reported by the shopper, the provider or the clock. */
export type AttemptEvent =
  | 'ACTION_REQUIRED'
  | 'SUBMITTED'
  | 'AUTHORISED'
  | 'SETTLED'
  | 'DECLINED'
  | 'FAILED'
  | 'USER_ABORT'
  | 'TIMEOUT'
  | 'REFUND_STARTED'
  | 'REFUND_FAILED'
  | 'REFUNDED_PART'
  | 'REFUNDED_ALL';

type Moves = Partial<Record<AttemptEvent, AttemptStatus>>;

const exits: Moves = { DECLINED: 'DECLINED', FAILED: 'FAILED', USER_ABORT: 'CANCELLED', TIMEOUT: 'EXPIRED' };

/** Money is a fact: a provider that reports it settled is believed, also after we gave the attempt up. */
const lateMoney: Moves = { SETTLED: 'SETTLED' };

const attemptTable: Readonly<Record<AttemptStatus, Moves>> = {
  CREATED: {
    ...exits,
    ACTION_REQUIRED: 'REQUIRES_ACTION',
    SUBMITTED: 'PROCESSING',
    AUTHORISED: 'AUTHORISED',
    SETTLED: 'SETTLED',
  },
  REQUIRES_ACTION: {
    ...exits,
    ACTION_REQUIRED: 'REQUIRES_ACTION',
    SUBMITTED: 'PROCESSING',
    AUTHORISED: 'AUTHORISED',
    SETTLED: 'SETTLED',
  },
  PROCESSING: { ...exits, ACTION_REQUIRED: 'REQUIRES_ACTION', AUTHORISED: 'AUTHORISED', SETTLED: 'SETTLED' },
  AUTHORISED: { ...exits, SETTLED: 'SETTLED' },
  SETTLED: { REFUND_STARTED: 'REFUNDING' },
  DECLINED: lateMoney,
  FAILED: lateMoney,
  CANCELLED: lateMoney,
  EXPIRED: lateMoney,
  REFUNDING: { REFUNDED_PART: 'PARTLY_REFUNDED', REFUNDED_ALL: 'REFUNDED', REFUND_FAILED: 'SETTLED' },
  PARTLY_REFUNDED: { REFUND_STARTED: 'REFUNDING' },
  REFUNDED: {},
};

export interface AttemptMove {
  readonly status: AttemptStatus;
  /** False for an event that changes nothing: a repeated or late report, which is not an error. */
  readonly changed: boolean;
}

/** Where an event takes a payment attempt. Webhook and recall may tell the same thing in either order, any number of times. */
export function attemptTransition(status: AttemptStatus, event: AttemptEvent): AttemptMove {
  const next = attemptTable[status][event] ?? status;
  return { status: next, changed: next !== status };
}

/** True while an attempt may still turn into money without the shopper: it blocks a new attempt and the expiry. */
export function isPaymentInProgress(status: AttemptStatus): boolean {
  return status === 'PROCESSING' || status === 'AUTHORISED';
}

/** True for an attempt that a new one replaces or that must end before: nothing final has happened yet. */
export function isAttemptLive(status: AttemptStatus): boolean {
  return status === 'CREATED' || status === 'REQUIRES_ACTION' || isPaymentInProgress(status);
}

export type AttemptRefusal = 'PAY_IN_PROGRESS' | 'PAY_ALREADY';

/** Why an order with these attempts may not start another one, else undefined. */
export function refusalOfNewAttempt(statuses: readonly AttemptStatus[]): AttemptRefusal | undefined {
  if (statuses.some((status) => status === 'SETTLED')) return 'PAY_ALREADY';
  return statuses.some(isPaymentInProgress) ? 'PAY_IN_PROGRESS' : undefined;
}
