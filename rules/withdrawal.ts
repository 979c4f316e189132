import { day } from './durations.ts';
import { shippingRates } from './shipping.ts';
import type { Site } from './markets.ts';
import { allocate } from './shares.ts';

/**
 * How long after the last parcel has arrived a contract may be withdrawn from without a reason (ms): by law in the
 * European Union, as a courtesy in Britain. The other markets take goods back as returns.
 */
export const withdrawalPeriods: Readonly<Partial<Record<Site, number>>> = { EU: 14 * day, GB: 14 * day };

/** How long the goods may take to come back after a withdrawal (ms). */
export const returnPeriod = 14 * day;

/** How long a parcel that was sent in time may be on its way to us (ms). */
export const returnTravel = 7 * day;

export interface WithdrawalFacts {
  readonly site: Site;
  readonly now: number;
  readonly deliveredTime?: number;
}

/** The last instant of a withdrawal; undefined while the goods are under way or where there is no such right. */
export function withdrawalEnd({
  site,
  deliveredTime,
}: Pick<WithdrawalFacts, 'site' | 'deliveredTime'>): number | undefined {
  const period = withdrawalPeriods[site];
  return period === undefined || deliveredTime === undefined ? undefined : deliveredTime + period;
}

/** True while a withdrawal is in time; before the goods have arrived it always is. */
export function withinWithdrawalPeriod(facts: WithdrawalFacts): boolean {
  const end = withdrawalEnd(facts);
  return withdrawalPeriods[facts.site] !== undefined && (end === undefined || facts.now <= end);
}

/** A line as it was paid; `total` in minor units holds its discounts and every tax that lay on it. */
export interface PaidLine {
  readonly quantity: number;
  /** Pieces that were given back before, or are on their way back. */
  readonly gone: number;
  readonly total: number;
  /** What was given or promised for the pieces that are gone; left out, their shares. */
  readonly claimed?: number;
}

/**
 * What goes back for the next `pieces` of a line: each piece has its share of the total, by largest remainder, and what
 * was claimed for others before is left out, so that piece by piece, all at once or with requests taken back in between
 * the same sum goes back. @throws RangeError for more pieces than are left
 */
export function refundOfPieces({ quantity, gone, total, claimed }: PaidLine, pieces: number): number {
  if (pieces < 0 || gone + pieces > quantity) throw new RangeError(`Only ${quantity - gone} pieces are left`);
  const shares = allocate(
    total,
    Array.from({ length: quantity }, () => 1),
  );
  const upTo = (end: number): number => shares.slice(0, end).reduce((sum, share) => sum + share, 0);
  return pieces === 0 ? 0 : Math.max(0, upTo(gone + pieces) - (claimed ?? upTo(gone)));
}

/** What goes back of the delivery when nothing is kept: at most what standard delivery costs, minor units. */
export function refundOfDelivery(site: Site, paid: number): number {
  const [standard] = shippingRates[site];
  return Math.min(paid, standard.price);
}
