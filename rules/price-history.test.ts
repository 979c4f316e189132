import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import { lowestBetween, pricesBetween, withSaleEnd, type PriceChange } from './price-history.ts';

const on = (days: number, amount: number): PriceChange => ({ at: days * day, amount });
const history = [on(0, 8900), on(40, 6900), on(48, 8900), on(60, 5900)];

describe('the prices of a period', () => {
  it('begin with the one that was in force, and end before its end', () => {
    expect(pricesBetween(history, 30 * day, 60 * day)).toEqual([on(30, 8900), on(40, 6900), on(48, 8900)]);
  });

  it('take a change at the first moment as the one in force', () => {
    expect(pricesBetween(history, 40 * day, 48 * day)).toEqual([on(40, 6900)]);
  });

  it('begin with the first change where nothing was sold before', () => {
    expect(pricesBetween(history, -5 * day, 41 * day)).toEqual([on(0, 8900), on(40, 6900)]);
    expect(pricesBetween([], 0, day)).toEqual([]);
  });
});

describe('the lowest price of a period', () => {
  it('is the lowest with the day it began', () => {
    expect(lowestBetween(history, 30 * day, 60 * day)).toEqual(on(40, 6900));
  });

  it('counts the price that was in force when the period began', () => {
    expect(lowestBetween(history, 45 * day, 60 * day)).toEqual(on(45, 6900));
    expect(lowestBetween(history, 48 * day, 60 * day)).toEqual(on(48, 8900));
  });

  it('names the latest of several equal ones', () => {
    expect(lowestBetween([on(0, 500), on(2, 900), on(4, 500)], 0, 9 * day)).toEqual(on(4, 500));
  });

  it('is unknown before anything was sold', () => {
    expect(lowestBetween(history, -9 * day, -day)).toBeUndefined();
  });
});

describe('a sale that ends by the clock', () => {
  const sold = [on(0, 8900), on(60, 5900)];

  it('is followed by the list price', () => {
    expect(withSaleEnd(sold, { listAmount: 8900, saleEnd: 70 * day }, 70 * day)).toEqual([...sold, on(70, 8900)]);
  });

  it('goes on until then, and without an end', () => {
    expect(withSaleEnd(sold, { listAmount: 8900, saleEnd: 70 * day }, 70 * day - 1)).toEqual(sold);
    expect(withSaleEnd(sold, { listAmount: 8900, saleEnd: null }, 90 * day)).toEqual(sold);
  });

  it('adds nothing where a later change is written down or the price is the same', () => {
    const later = [...sold, on(71, 9900)];
    expect(withSaleEnd(later, { listAmount: 9900, saleEnd: 70 * day }, 90 * day)).toEqual(later);
    expect(withSaleEnd([on(0, 8900)], { listAmount: 8900, saleEnd: 70 * day }, 90 * day)).toEqual([on(0, 8900)]);
    expect(withSaleEnd([], { listAmount: 8900, saleEnd: 70 * day }, 90 * day)).toEqual([]);
  });
});
