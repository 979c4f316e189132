import { currencies, type Currency, type Money } from './money.ts';

/** What one point takes, in whole units of the currency: 1.00, and 100 yen as for coins. */
const priceOfPoint: Readonly<Record<Currency, number>> = { USD: 1, EUR: 1, GBP: 1, CAD: 1, JPY: 100 };

/** The Savvy points of one order for what was paid and not given back; a part of a point does not count. */
export function savvyPoints({ amount, currency }: Money): number {
  const minorUnits = priceOfPoint[currency] * 10 ** currencies[currency].exponent;
  return Math.max(0, Math.floor(amount / minorUnits));
}
