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

/** A refund that a shopper took as coins: minor units, and the coins. */
export interface RefundInCoins {
  readonly amount: number;
  readonly coins: number;
}

/**
 * The coins that go with money which a bank has given back although the shop had given it back as coins before: of each
 * refund as many as the part of it that more than the payment went back, those of the first refund first.
 * @param lost by all disputes of the payment, with the last one; `amount` is that of the last one
 */
export function coinsOfMoneyBackTwice(
  { paid, refunded, lost }: Pick<PaymentMoney, 'paid' | 'refunded' | 'lost'>,
  amount: number,
  refunds: readonly RefundInCoins[],
): number[] {
  const upTo = (lostAmount: number): number[] => {
    let left = Math.max(0, refunded + lostAmount - paid);
    return refunds.map((refund) => {
      const part = Math.min(left, refund.amount);
      left -= part;
      return part === refund.amount ? refund.coins : Math.floor((refund.coins * part) / refund.amount);
    });
  };
  const before = upTo(lost - amount);
  return upTo(lost).map((coins, index) => coins - (before[index] ?? 0));
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
