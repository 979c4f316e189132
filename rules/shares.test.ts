import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, fractionOf, portion } from './shares.ts';

const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 50 });
const total = fc.integer({ min: -1e9, max: 1e9 });

describe('a portion in basis points', () => {
  it('rounds half away from zero', () => {
    expect(portion(50, 100)).toBe(1);
    expect(portion(49, 100)).toBe(0);
    expect(portion(-50, 100)).toBe(-1);
    expect(portion(-49, 100)).toBe(0);
    expect(Object.is(portion(-49, 100), 0)).toBe(true);
    expect(portion(1999, 1900)).toBe(380);
  });

  it('keeps the whole at 10,000 and nothing at 0', () => {
    fc.assert(
      fc.property(total, (amount) => {
        expect(portion(amount, 10_000)).toBe(amount);
        expect(portion(amount, 0)).toBe(0);
      }),
    );
  });

  it('is exact where a double product is not', () => {
    expect(fractionOf(9_007_199_254_740_991, 99_999, 100_000)).toBe(9_007_109_182_748_444);
  });

  it('never strays more than half a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        expect(Math.abs(portion(amount, bps) * 10_000 - amount * bps)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('an allocation', () => {
  it('gives the odd cent to the largest remainder, the earlier one when equal', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [3333, 3333, 3334])).toEqual([3, 3, 4]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('sums to the total, to the cent', () => {
    fc.assert(
      fc.property(total, weights, (amount, list) => {
        expect(allocate(amount, list).reduce((a, b) => a + b, 0)).toBe(amount);
      }),
    );
  });

  it('stays within one unit of the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), weights, (amount, list) => {
        const sum = list.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        allocate(amount, list).forEach((part, index) => {
          expect(Math.abs(part - (amount * (list[index] ?? 0)) / sum)).toBeLessThan(1);
        });
      }),
    );
  });

  it('gives nothing to a line that weighs nothing', () => {
    expect(allocate(7, [0, 5, 0])).toEqual([0, 7, 0]);
  });

  it('shares equally when nothing weighs anything', () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
  });

  it('accepts no lines for nothing, and refuses them for something', () => {
    expect(allocate(0, [])).toEqual([]);
    expect(() => allocate(1, [])).toThrow(RangeError);
  });
});
