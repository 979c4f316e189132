import { describe, expect, test } from 'vitest';
import { stairs } from './stairs.ts';

const steps = [
  { amount: 2900, pieces: 100 },
  { amount: 3900, pieces: 100 },
  { amount: 4900, pieces: 300 },
];

describe('the stairs of a price', () => {
  test.each([
    [0, ['current', 'ahead', 'ahead'], [100, 100, 300]],
    [99, ['current', 'ahead', 'ahead'], [1, 100, 300]],
    [100, ['sold', 'current', 'ahead'], [0, 100, 300]],
    [139, ['sold', 'current', 'ahead'], [0, 61, 300]],
    [499, ['sold', 'sold', 'current'], [0, 0, 1]],
    [500, ['sold', 'sold', 'sold'], [0, 0, 0]],
    [9000, ['sold', 'sold', 'sold'], [0, 0, 0]],
  ] as const)('after %i pieces are %j with %j left', (sold, states, left) => {
    const drawn = stairs(steps, sold);
    expect(drawn.map((stair) => stair.state)).toEqual(states);
    expect(drawn.map((stair) => stair.left)).toEqual(left);
  });

  test('fill the whole width, each as wide as its pieces and its least width ask', () => {
    const drawn = stairs(steps, 0);
    expect(drawn.reduce((sum, stair) => sum + stair.width, 0)).toBeCloseTo(100);
    expect(drawn.map((stair) => Math.round(stair.width))).toEqual([26, 26, 47]);
    expect(drawn.map((stair) => Math.round(stair.x))).toEqual([0, 26, 53]);
  });

  test('rise with the price, and the dearest is the highest', () => {
    expect(stairs(steps, 0).map((stair) => Math.round(stair.height))).toEqual([59, 80, 100]);
  });

  test('are sold from the left', () => {
    const [first, second, third] = stairs(steps, 150);
    expect(first?.soldWidth).toBe(first?.width);
    expect(second?.soldWidth).toBeCloseTo((second?.width ?? 0) / 2);
    expect(third?.soldWidth).toBe(0);
  });

  test('are none for no step, and fit for many', () => {
    expect(stairs([], 5)).toEqual([]);
    const many = stairs(
      Array.from({ length: 12 }, () => ({ amount: 100, pieces: 1 })),
      3,
    );
    expect(many.reduce((sum, stair) => sum + stair.width, 0)).toBeCloseTo(100);
  });
});
