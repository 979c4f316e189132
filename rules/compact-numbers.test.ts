import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactNumber } from './compact-numbers.ts';

describe('a compact number', () => {
  it.each([
    ['S9.numbers.01', 0, '0'],
    ['S9.numbers.01', 999, '999'],
    ['S9.numbers.02', 1000, '1k'],
    ['S9.numbers.05', 1234, '1.23k'],
    ['S9.numbers.02', 1500, '1.5k'],
    ['S9.numbers.02', 999_999, '999.99k'],
    ['S9.numbers.03', 1_000_000, '1m'],
    ['S9.numbers.03', 2_345_678, '2.34m'],
    ['S9.numbers.03', 999_999_999, '999.99m'],
    ['S9.numbers.04', 1_000_000_000, '1b'],
    ['S9.numbers.04', 1_250_000_000_000, '1250b'],
    ['S9.numbers.02', -1500, '-1.5k'],
  ])('[%s] shows %i as %s', (_id, value, text) => {
    expect(compactNumber(value)).toBe(text);
  });

  it('takes another count of decimals [S9.numbers.05]', () => {
    expect(compactNumber(1234, 0)).toBe('1k');
    expect(compactNumber(1234, 3)).toBe('1.234k');
  });

  it('never says more than there is, nor a hundredth of its step less', () => {
    const steps: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (value) => {
        const text = compactNumber(value);
        const [, digits, suffix = ''] = /^(\d+(?:\.\d{1,2})?)([kmb]?)$/.exec(text) ?? [];
        const step = steps[suffix] ?? 1;
        const shown = Number(digits) * step;
        expect(shown).toBeLessThanOrEqual(value + 1e-3);
        expect(value - shown).toBeLessThan(step === 1 ? 1 : step / 100 + 1e-3);
      }),
    );
  });
});
