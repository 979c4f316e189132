/** The money of a payment, minor units. */
export interface PaymentMoney {
  readonly paid: number;
  /** Given back by the shop. */
  readonly refunded: number;
  /** Of refunds that are written down and not settled. */
  readonly promised: number;
  /** Withdrawn by banks that have not decided. */
  readonly disputed: number;
  /** Given back by banks for good. */
  readonly lost: number;
}

/**
 * What can still be promised. Money of an open dispute counts: should it come back, it is the shopper's, and until then
 * its refund waits.
 */
export function moneyToPromise({ paid, refunded, promised, lost }: PaymentMoney): number {
  return Math.max(0, paid - refunded - promised - lost);
}

/** What can be sent now: a refund that is larger waits for the bank, or gets less once the dispute is lost. */
export function moneyToSend({ paid, refunded, disputed, lost }: Omit<PaymentMoney, 'promised'>): number {
  return Math.max(0, paid - refunded - disputed - lost);
}

/** What an order earned, and what a dispute took of its money; coins, and minor units. */
export interface DisputedEarnings {
  readonly coinsToEarn: number;
  readonly coinsTakenBack: number;
  readonly paid: number;
  /** Nothing of the payment is left that was neither given back nor promised. */
  readonly isNothingLeft: boolean;
  /** By all disputes, with this one. */
  readonly lost: number;
  /** Of this dispute. */
  readonly amount: number;
}

/**
 * The earned coins that go with a lost dispute: its part of what the order earned, rounded over all its disputes, and all
 * that is left of them once none of the money is. Never more than have not been taken back yet.
 */
export function coinsOfLostDispute({
  coinsToEarn,
  coinsTakenBack,
  paid,
  isNothingLeft,
  lost,
  amount,
}: DisputedEarnings): number {
  const left = Math.max(0, coinsToEarn - coinsTakenBack);
  if (isNothingLeft) return left;
  const upTo = (sum: number): number => Math.floor((coinsToEarn * sum) / paid);
  return Math.min(left, upTo(lost) - upTo(lost - amount));
}
