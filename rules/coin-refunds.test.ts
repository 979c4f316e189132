import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedShortfall, coinsOfLines, coinsOfPieces, type CoinLine, type OrderCoins } from './coin-refunds.ts';
import { earnedCoins } from './coins.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const orderArbitrary = fc.record({
  used: fc.integer({ min: 0, max: 40 }).map((steps) => steps * 100),
  earnPercent: fc.constantFrom(0, 100, 110, 125, 150),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      back: fc.constant(0),
      total: fc.nat(50_000),
      coinAmount: fc.nat(2_000),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

type Settle = typeof coinsOfPieces;

/** Gives everything back piece by piece in a random order, in random parts. */
const sumsUp = (settle: Settle) =>
  fc.property(orderArbitrary, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), (order: OrderCoins, dice) => {
    let lines: readonly CoinLine[] = order.lines;
    let returned = 0;
    let takenBack = 0;
    for (const die of dice) {
      const giving = lines.map(({ quantity, back }, index) => ((die >> index) & 1 ? Math.min(1, quantity - back) : 0));
      const { coinReturn, coinClawback } = settle({ ...order, lines }, giving);
      expect(coinReturn).toBeGreaterThanOrEqual(0);
      expect(coinClawback).toBeGreaterThanOrEqual(0);
      returned += coinReturn;
      takenBack += coinClawback;
      lines = lines.map((line, index) => ({ ...line, back: line.back + (giving[index] ?? 0) }));
    }
    const rest = settle(
      { ...order, lines },
      lines.map(({ quantity, back }) => quantity - back),
    );
    expect(returned + rest.coinReturn).toBe(order.used);
    const earned = earnedCoins(sum(order.lines.map(({ total }) => total)), order.earnPercent / 100);
    expect(takenBack + rest.coinClawback).toBe(earned);
  });

/** Control: rounds the share of each return by itself. */
const bySelf: Settle = ({ used, earnPercent, lines }, giving) => {
  const whole = sum(lines.map(({ total }) => total)) || 1;
  const part = sum(lines.map(({ total, quantity }, index) => (total * (giving[index] ?? 0)) / quantity));
  return {
    coinReturn: Math.round((used * part) / whole),
    coinClawback: earnedCoins(Math.round(part), earnPercent / 100),
  };
};

describe('the coins of what is given back', () => {
  it('sum to what was spent and earned, in any order and in any parts', () => {
    fc.assert(sumsUp(coinsOfPieces), { numRuns: 1_000 });
  });

  it('do not when each return is rounded by itself: the same law refuses it', () => {
    expect(() => fc.assert(sumsUp(bySelf), { numRuns: 1_000 })).toThrow();
  });

  it('belong to the lines that they paid', () => {
    const line = { quantity: 1, back: 0, total: 5_000 };
    const order: OrderCoins = {
      used: 500,
      earnPercent: 110,
      lines: [
        { ...line, coinAmount: 300 },
        { ...line, coinAmount: 200 },
        { ...line, coinAmount: 0 },
      ],
    };
    expect(coinsOfLines(order)).toEqual([300, 200, 0]);
    expect(coinsOfPieces(order, [0, 1, 0])).toEqual({ coinReturn: 200, coinClawback: 550 });
    expect(coinsOfPieces(order, [0, 0, 1])).toEqual({ coinReturn: 0, coinClawback: 550 });
  });
});

describe('a shortfall', () => {
  it.each([
    ['nothing is missing', 500, 0, 0, 0],
    ['all of it is for lines nobody wanted', 500, 0, 200, 200],
    ['none of it is', 500, 500, 200, 0],
    ['what was taken covers those lines first', 500, 300, 200, 0],
    ['more is missing than the other lines account for', 500, 300, 400, 100],
  ])('is made up for where %s', (_, all, others, shortfall, charged) => {
    expect(chargedShortfall({ all, others }, shortfall)).toBe(charged);
  });
});
