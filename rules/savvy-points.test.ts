import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, type Currency } from './money.ts';
import { savvyPoints } from './savvy-points.ts';

describe('an order earns points', () => {
  test.each<[Currency, number, number]>([
    ['USD', 0, 0],
    ['USD', 99, 0],
    ['USD', 100, 1],
    ['EUR', 1_999, 19],
    ['GBP', 2_000, 20],
    ['CAD', 101, 1],
    ['JPY', 99, 0],
    ['JPY', 100, 1],
    ['JPY', 12_345, 123],
  ])('%s %i in minor units: %i', (currency, amount, points) => {
    expect(savvyPoints(money(amount, currency))).toBe(points);
  });

  test('none when more came back than was paid', () => {
    expect(savvyPoints(money(-1, 'USD'))).toBe(0);
  });

  test('never fewer for a larger order', () => {
    const amounts = fc.tuple(fc.nat(10_000_000), fc.nat(10_000_000));
    const currency = fc.constantFrom<Currency>('USD', 'JPY');
    fc.assert(
      fc.property(amounts, currency, ([a, b], of) => {
        expect(savvyPoints(money(a + b, of))).toBeGreaterThanOrEqual(savvyPoints(money(a, of)));
      }),
    );
  });
});
