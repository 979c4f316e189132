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

/** A campaign that asked its own price from `start` (included) to `end` (not included); epoch ms, minor units. */
export interface CampaignPrice {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
}

/** What was really asked: the price of the variant, or of a campaign that asked for less at that time. */
export function withCampaigns(changes: readonly PriceChange[], campaigns: readonly CampaignPrice[]): PriceChange[] {
  const [first] = changes;
  if (first === undefined || campaigns.length === 0) return [...changes];
  const edges = [...changes.map(({ at }) => at), ...campaigns.flatMap(({ start, end }) => [start, end])];
  const times = [...new Set(edges)].filter((at) => at >= first.at).toSorted((a, b) => a - b);
  const prices = times.map((at) => {
    const plain = changes.findLast((change) => change.at <= at)?.amount ?? Infinity;
    const running = campaigns.filter(({ start, end }) => start <= at && at < end).map(({ amount }) => amount);
    return { at, amount: Math.min(plain, ...running) };
  });
  return prices.filter(({ amount }, index) => amount !== prices[index - 1]?.amount);
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
