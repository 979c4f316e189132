import { describe, expect, it } from 'vitest';
import { compactNumber } from './compact-numbers.ts';

describe('a compact number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1234, '1.23k'],
    [1500, '1.5k'],
    [999_999, '999.99k'],
    [1_000_000, '1m'],
    [2_345_678, '2.34m'],
    [999_999_999, '999.99m'],
    [1_000_000_000, '1b'],
    [1_250_000_000_000, '1250b'],
    [-1500, '-1.5k'],
  ])('shows %i as %s', (value, text) => {
    expect(compactNumber(value)).toBe(text);
  });

  it('takes another count of decimals', () => {
    expect(compactNumber(1234, 0)).toBe('1k');
    expect(compactNumber(1234, 3)).toBe('1.234k');
  });
});
