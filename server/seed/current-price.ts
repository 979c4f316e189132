import type { Site } from '#rules/markets.ts';
import { priceOf } from './catalogue/prices.ts';
import { day } from './days.ts';

const saleBegan = 5 * day;
const saleLasts = 60 * day;

export interface SeededPrice {
  list: number;
  sale?: { amount: number; priorLowest: number; start: number; end: number };
}

/** The price of a sku in a market, with the running sale placed around `now`; undefined where it is not sold. */
export function seededPrice(sku: string, site: Site, now: number): SeededPrice | undefined {
  const price = priceOf(sku, site);
  if (price === undefined) return undefined;
  if (typeof price === 'number') return { list: price };
  const [list, amount, priorLowest] = price;
  const start = now - saleBegan;
  return { list, sale: { amount, priorLowest, start, end: start + saleLasts } };
}
