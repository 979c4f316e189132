import { day } from './durations.ts';

/** From `at` (epoch ms) on one piece cost `amount`, in minor units. */
export interface PriceChange {
  readonly at: number;
  readonly amount: number;
}

/** The law looks this far back from the first day of a reduction (ms). */
export const priorPeriod = 30 * day;
/** How long a price is kept and shown (ms). */
export const historyPeriod = 400 * day;

/** What was in force inside `from` (included) to `to` (not included); the price that they began with counts from `from` on. */
export function pricesBetween(changes: readonly PriceChange[], from: number, to: number): PriceChange[] {
  const before = changes.filter(({ at }) => at <= from).at(-1);
  const inside = changes.filter(({ at }) => at > from && at < to);
  return [...(before ? [{ at: from, amount: before.amount }] : []), ...inside];
}

/** The lowest price of a period and the day that it began, the latest where it was that low more than once. */
export function lowestBetween(changes: readonly PriceChange[], from: number, to: number): PriceChange | undefined {
  return pricesBetween(changes, from, to).reduce<PriceChange | undefined>(
    (lowest, change) => (lowest === undefined || change.amount <= lowest.amount ? change : lowest),
    undefined,
  );
}

interface Sale {
  readonly listAmount: number;
  readonly saleEnd: number | null;
}

/**
 * The changes with the end of the last sale among them: a sale that ends by the clock writes nothing down, but from then on
 * the list price is asked.
 */
export function withSaleEnd(
  changes: readonly PriceChange[],
  { listAmount, saleEnd }: Sale,
  now: number,
): PriceChange[] {
  const last = changes.at(-1);
  const hasEnded =
    saleEnd !== null && saleEnd <= now && last !== undefined && last.at < saleEnd && last.amount !== listAmount;
  return hasEnded ? [...changes, { at: saleEnd, amount: listAmount }] : [...changes];
}
