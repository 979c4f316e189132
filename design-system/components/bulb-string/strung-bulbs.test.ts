import { describe, expect, test } from 'vitest';
import { strungBulbs } from './strung-bulbs.ts';

const limit = 400;
const winners = [3, 77, 78, 2318];

describe('the bulbs of a string', () => {
  test.each([0, 1, 7, 399, 400])('are one entry each for %i entries', (count) => {
    const { entriesPerBulb, bulbs } = strungBulbs(count, [1], limit);
    expect(entriesPerBulb).toBe(1);
    expect(bulbs.map(({ first }) => first)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test.each([401, 402, 800, 2318, 100_000])('are at most 400 for %i entries, and stand for all of them', (count) => {
    const { entriesPerBulb, bulbs } = strungBulbs(count, winners, limit);
    expect(bulbs.length).toBeLessThanOrEqual(limit);
    expect(bulbs.reduce((sum, bulb) => sum + bulb.count, 0)).toBe(count);
    expect(Math.max(...bulbs.map((bulb) => bulb.count))).toBe(entriesPerBulb);
  });

  test('keep every winner on a bulb of its own, also neighbours', () => {
    const { entriesPerBulb, bulbs } = strungBulbs(2318, winners, limit);
    expect(entriesPerBulb).toBe(6);
    expect(bulbs.filter((bulb) => bulb.isSingle)).toEqual(
      winners.map((first) => ({ first, count: 1, isSingle: true })),
    );
  });

  test('share as few entries to a bulb as the limit allows', () => {
    expect(strungBulbs(401, [], limit).entriesPerBulb).toBe(2);
    expect(strungBulbs(800, [], limit).entriesPerBulb).toBe(2);
    expect(strungBulbs(801, [], limit).entriesPerBulb).toBe(3);
    expect(strungBulbs(800, [9], limit).entriesPerBulb).toBe(3);
  });

  test('are in the order of the entries', () => {
    const order = strungBulbs(2318, winners, limit).bulbs.map(({ first }) => first);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('show each winner once, and none that has no entry', () => {
    const singles = strungBulbs(5, [2, 2, 0, -1, 6], limit).bulbs.filter(({ isSingle }) => isSingle);
    expect(singles.map(({ first }) => first)).toEqual([2]);
  });

  test('become more than the limit only where there are more winners than bulbs', () => {
    const { bulbs } = strungBulbs(10, [1, 2, 3], 2);
    expect(bulbs.map(({ count }) => count)).toEqual([1, 1, 1, 7]);
  });
});
