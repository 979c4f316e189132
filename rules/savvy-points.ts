import { currencies, money, type Currency, type Money } from './money.ts';

/** What one point takes, in whole units of the currency: 1.00, and 100 yen as for coins. */
const priceOfPoint: Readonly<Record<Currency, number>> = { USD: 1, EUR: 1, GBP: 1, CAD: 1, JPY: 100 };

/** What one point takes, as money. */
export const moneyOfPoint = (currency: Currency): Money =>
  money(priceOfPoint[currency] * 10 ** currencies[currency].exponent, currency);

/** The Savvy points of one order for what was paid and not given back; a part of a point does not count. */
export const savvyPoints = ({ amount, currency }: Money): number =>
  Math.max(0, Math.floor(amount / moneyOfPoint(currency).amount));
