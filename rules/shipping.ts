import { day as dayMs, hour } from './durations.ts';
import { civilTime, instantOf } from './dates.ts';
import { markets, shipsTo, type Site } from './markets.ts';

export type ShippingMethod = 'STANDARD' | 'EXPRESS';

/** A delivery rate of a market; prices in minor units, days counted in working days after dispatch. */
export interface ShippingRate {
  readonly code: ShippingMethod;
  readonly name: string;
  readonly price: number;
  readonly freeAt?: number;
  readonly days: readonly [fastest: number, slowest: number];
}

export interface ShippingOption {
  readonly code: ShippingMethod;
  readonly name: string;
  /** What this cart pays: 0 from `freeAt` on. */
  readonly price: number;
  readonly freeAt?: number;
  /** Noon UTC of the first and last likely day: the same calendar day in every market. */
  readonly estFrom: number;
  readonly estTo: number;
}

/** Orders before this hour of the market's clock leave the same working day. */
export const cutoffHour = 14;

const standard = { code: 'STANDARD', name: 'Standard delivery' } as const;
const express = { code: 'EXPRESS', name: 'Express delivery' } as const;
/** What is delivery elsewhere is shipping in America. */
const americanStandard = { ...standard, name: 'Standard shipping' } as const;
const americanExpress = { ...express, name: 'Express shipping' } as const;

export const shippingRates: Readonly<Record<Site, readonly [ShippingRate, ShippingRate]>> = {
  US: [
    { ...americanStandard, price: 599, freeAt: markets.US.freeShippingFrom, days: [3, 5] },
    { ...americanExpress, price: 1499, days: [1, 2] },
  ],
  EU: [
    { ...standard, price: 499, freeAt: markets.EU.freeShippingFrom, days: [2, 4] },
    { ...express, price: 1299, days: [1, 2] },
  ],
  GB: [
    { ...standard, price: 399, freeAt: markets.GB.freeShippingFrom, days: [2, 4] },
    { ...express, price: 899, days: [1, 1] },
  ],
  CA: [
    { ...americanStandard, price: 899, freeAt: markets.CA.freeShippingFrom, days: [3, 7] },
    { ...americanExpress, price: 1999, days: [1, 3] },
  ],
  JA: [
    { ...standard, price: 600, freeAt: markets.JA.freeShippingFrom, days: [2, 4] },
    { ...express, price: 1200, days: [1, 2] },
  ],
};

const noon = 12 * hour;

/** Days are counted from 1970-01-01, a Thursday. */
function isWorkingDay(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}

function workingDayFrom(day: number): number {
  return isWorkingDay(day) ? day : workingDayFrom(day + 1);
}

function addWorkingDays(day: number, count: number): number {
  return count === 0 ? day : addWorkingDays(workingDayFrom(day + 1), count - 1);
}

function dispatchDay(site: Site, now: number): number {
  const { year, month, day, hour } = civilTime(now, markets[site].timeZone);
  const today = Date.UTC(year, month - 1, day) / dayMs;
  return workingDayFrom(hour < cutoffHour ? today : today + 1);
}

/** Noon UTC of the working day on which an order of this moment leaves, by the clock of the market. */
export function shippingDay(site: Site, now: number): number {
  return dispatchDay(site, now) * dayMs + noon;
}

/** The next instant at which the day's parcels leave; an order placed at it or later waits for the following one. */
export function nextCutoff(site: Site, now: number): number {
  const date = new Date(dispatchDay(site, now) * dayMs);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return instantOf({ year, month, day, hour: cutoffHour, minute: 0 }, markets[site].timeZone);
}

/**
 * The deliveries a cart can choose from, the standard one first; none when the market does not ship to the country.
 * @param goodsTotal in minor units, after the order coupon
 * @param rates those of the market where they are left out
 */
export function shippingOptions(
  site: Site,
  country: string,
  goodsTotal: number,
  now: number,
  rates: readonly ShippingRate[] = shippingRates[site],
): readonly ShippingOption[] {
  if (!shipsTo(site, country)) return [];
  const dispatch = dispatchDay(site, now);
  return rates.map(({ days: [fastest, slowest], ...rate }) => ({
    ...rate,
    price: rate.freeAt !== undefined && goodsTotal >= rate.freeAt ? 0 : rate.price,
    estFrom: addWorkingDays(dispatch, fastest) * dayMs + noon,
    estTo: addWorkingDays(dispatch, slowest) * dayMs + noon,
  }));
}

/** How much is missing for free standard delivery, in minor units; 0 when it is reached. */
export function freeShippingRemaining(site: Site, goodsTotal: number): number {
  return Math.max(0, markets[site].freeShippingFrom - goodsTotal);
}
