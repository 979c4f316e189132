import { civilTime, instantOf, type Zone } from './dates.ts';
import { allocate } from './shares.ts';

/** How long refunded coins live whose lot has run out (days, to the end of the last one). */
export const refundedCoinDays = 30;

/** Part of a lot; a positive number of coins. */
export interface LotPart {
  readonly lotId: string;
  readonly amount: number;
}

/**
 * When coins run out that become available at `instant` (epoch ms): at the end of the last day of the same month of the
 * next year, by the clock of `zone`. The result is the first instant at which they are gone.
 */
export function coinExpiry(instant: number, zone: Zone): number {
  const { year, month } = civilTime(instant, zone);
  return instantOf({ year: year + 1, month: month + 1, day: 1, hour: 0, minute: 0 }, zone);
}

/** When coins run out that a refund at `instant` gives back to a lot which has run out: after 30 days, at local midnight. */
export function refundedCoinExpiry(instant: number, zone: Zone): number {
  const { year, month, day } = civilTime(instant, zone);
  return instantOf({ year, month, day: day + refundedCoinDays + 1, hour: 0, minute: 0 }, zone);
}

/**
 * Takes coins from lots in the order they are given in, which is that of their expiry.
 * @returns undefined where the lots hold less than `amount`
 */
export function consumeLots(lots: readonly LotPart[], amount: number): LotPart[] | undefined {
  let missing = amount;
  const parts = lots.flatMap(({ lotId, amount: held }) => {
    const part = Math.min(held, missing);
    missing -= part;
    return part > 0 ? [{ lotId, amount: part }] : [];
  });
  return missing > 0 ? undefined : parts;
}

/**
 * How a refund of `amount` coins goes back to the lots that paid: in proportion to what each has still to get, by largest
 * remainder. What exceeds the sum of them is not given.
 */
export function shareOverLots(spent: readonly LotPart[], amount: number): LotPart[] {
  const weights = spent.map((part) => part.amount);
  const outstanding = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = allocate(Math.min(amount, outstanding), weights);
  return spent.flatMap(({ lotId }, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ lotId, amount: share }] : [];
  });
}
