import { day } from './durations.ts';
import { endOfDayAfter } from './local-days.ts';
import { markets, type Site } from './markets.ts';
import { shippingRates } from './shipping.ts';

/**
 * How many days after the last parcel has arrived a contract may be withdrawn from without a reason: by law in the
 * European Union, as a courtesy in Britain. The other markets take goods back as returns.
 */
export const withdrawalPeriods: Readonly<Partial<Record<Site, number>>> = { EU: 14, GB: 14 };

/** How long the goods may take to come back after a withdrawal (ms). */
export const returnPeriod = 14 * day;

/** How long a parcel that was sent in time may be on its way to us (ms). */
export const returnTravel = 7 * day;

export interface WithdrawalFacts {
  readonly site: Site;
  readonly now: number;
  readonly deliveredTime?: number;
}

/** The last instant of a withdrawal, with the local day of the market; undefined while the goods are under way or where there is no such right. */
export function withdrawalEnd({
  site,
  deliveredTime,
}: Pick<WithdrawalFacts, 'site' | 'deliveredTime'>): number | undefined {
  const days = withdrawalPeriods[site];
  if (days === undefined || deliveredTime === undefined) return undefined;
  return endOfDayAfter(deliveredTime, days, markets[site].timeZone) - 1;
}

/** True while a withdrawal is in time; before the goods have arrived it always is. */
export function withinWithdrawalPeriod(facts: WithdrawalFacts): boolean {
  const end = withdrawalEnd(facts);
  return withdrawalPeriods[facts.site] !== undefined && (end === undefined || facts.now <= end);
}

/** A line as it was paid; `total` in minor units holds its discounts and the tax that it contains. */
export interface PaidLine {
  readonly quantity: number;
  /** Pieces that were given back before, or are on their way back. */
  readonly gone: number;
  readonly total: number;
  /** Tax on top of the total, shared out for itself; minor units. */
  readonly addedTax?: number;
  /** What was given or promised for the pieces that are gone; left out, their shares. */
  readonly claimed?: number;
}

/**
 * What goes back for the next `pieces` of a line: the first pieces have their share of goods and of tax, each rounded
 * down, and the last piece brings the rest. What was claimed for others before is left out, so that piece by piece, all at
 * once or with requests taken back in between the same sum goes back. @throws RangeError for more pieces than are left
 */
export function refundOfPieces({ quantity, gone, total, addedTax = 0, claimed }: PaidLine, pieces: number): number {
  if (pieces < 0 || gone + pieces > quantity) throw new RangeError(`Only ${quantity - gone} pieces are left`);
  const upTo = (end: number): number => shareOfFirst(total, end, quantity) + shareOfFirst(addedTax, end, quantity);
  return pieces === 0 ? 0 : Math.max(0, upTo(gone + pieces) - (claimed ?? upTo(gone)));
}

/** What of an amount the first pieces of a line bring: each piece rounded down, the last one bringing the rest. */
export const shareOfFirst = (total: number, pieces: number, quantity: number): number =>
  Number((BigInt(total) * BigInt(pieces)) / BigInt(quantity));

/** How an order was delivered; minor units. */
export interface PaidDelivery {
  readonly site: Site;
  readonly method: string;
  /** What the order was measured by for free delivery: its goods after coupons, before coins. */
  readonly base: number;
  readonly paid: number;
}

/** What goes back of the delivery when nothing is kept: at most what standard delivery would have cost, minor units. */
export function refundOfDelivery({ site, method, base, paid }: PaidDelivery): number {
  const [standard] = shippingRates[site];
  if (method === standard.code) return paid;
  const isFree = standard.freeAt !== undefined && base >= standard.freeAt;
  return isFree ? 0 : Math.min(paid, standard.price);
}
