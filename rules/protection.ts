import { day } from './durations.ts';
import { shipsTo, type Site } from './markets.ts';
import { portion } from './shares.ts';

/** What shipping protection costs: basis points of the goods after coins, and the least fee in minor units. */
export interface ProtectionTerms {
  readonly bps: number;
  readonly minimum: number;
}

const bps = 190;
const minimums: Readonly<Partial<Record<Site, number>>> = { US: 98, EU: 98, GB: 88, CA: 128 };

/**
 * How late a parcel has to be before its price can be asked for (ms). Parcels travel within their market, so that the
 * limits are those of domestic ones.
 */
export const lateAfter = { protected: 10 * day, unprotected: 30 * day } as const;
/** How long an answer to a claim on the protection takes at most (ms). */
export const protectionAnswer = 2 * day;

/** What protection costs on the way to a country; undefined where it is not offered. */
export function protectionTerms(site: Site, country: string): ProtectionTerms | undefined {
  const minimum = minimums[site];
  return minimum === undefined || !shipsTo(site, country) ? undefined : { bps, minimum };
}

/** The fee for goods of an amount, in minor units; 0 where nothing is paid for them. */
export function protectionFee(goods: number, terms: ProtectionTerms): number {
  return goods === 0 ? 0 : Math.max(terms.minimum, portion(goods, terms.bps));
}

/** Where the law leaves the risk with the seller until the goods are in the hands of the buyer. */
const risksOfHandover: readonly Site[] = ['EU', 'GB'];

/** True where what was reported as delivered and never came is owed to whoever has no protection, too. */
export const owesHandover = (site: Site): boolean => risksOfHandover.includes(site);
