import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coinLimit,
  coinMinimum,
  coinsForAmount,
  coinStep,
  coinWorth,
  earnedCoins,
  fitCoins,
  refundInCoins,
  takesCoins,
  usableCoins,
} from './coins.ts';

describe('the worth of coins', () => {
  it('is 1.00 for a hundred, and 100 yen', () => {
    expect(coinWorth(100, 'USD')).toBe(100);
    expect(coinWorth(2_500, 'EUR')).toBe(2_500);
    expect(coinWorth(100, 'JPY')).toBe(100);
    expect(coinsForAmount(1_999, 'GBP')).toBe(1_999);
  });

  it('is 5 % more when a refund goes to coins, rounded down', () => {
    expect(refundInCoins(1_999, 'USD')).toBe(2_098);
    expect(refundInCoins(19, 'USD')).toBe(19);
    expect(refundInCoins(20, 'JPY')).toBe(21);
  });
});

describe('the coins an order takes', () => {
  it('pay a fifth of the goods, down to the step', () => {
    expect(coinLimit(10_000, 'USD')).toBe(2_000);
    expect(coinLimit(9_999, 'USD')).toBe(1_900);
    expect(coinLimit(6_480, 'JPY')).toBe(1_200);
  });

  it('are none where a fifth is less than the minimum', () => {
    expect(coinLimit(500, 'USD')).toBe(100);
    expect(coinLimit(499, 'USD')).toBe(0);
    expect(coinLimit(-1, 'USD')).toBe(0);
  });

  it('are at most what the member has, down to the step', () => {
    expect(usableCoins(2_000, 1_270)).toBe(1_200);
    expect(usableCoins(2_000, 99)).toBe(0);
    expect(usableCoins(2_000, 9_000)).toBe(2_000);
  });

  it('pay for every line but flash sales and crowdfunding', () => {
    expect([0, 1, 2, 3, 4, 5].filter(takesCoins)).toEqual([0, 2, 4, 5]);
  });
});

describe('a number of coins that a shopper asks for', () => {
  it.each([
    [0, 2_000, 5_000, 0, undefined],
    [500, 2_000, 5_000, 500, undefined],
    [550, 2_000, 5_000, 500, 'COINS_STEP'],
    [50, 2_000, 5_000, 0, 'COIN_MIN'],
    [3_000, 2_000, 5_000, 2_000, 'COIN_MAX'],
    [3_000, 2_000, 1_250, 1_200, 'COIN_BALANCE'],
    [1_500, 2_000, 1_250, 1_200, 'COIN_BALANCE'],
    [1_250, 2_000, 1_250, 1_200, 'COINS_STEP'],
    [200, 0, 5_000, 0, 'COIN_MAX'],
    [200, 2_000, 0, 0, 'COIN_BALANCE'],
  ])('%i of at most %i with %i in the balance becomes %i (%s)', (requested, limit, balance, coins, problem) => {
    expect(fitCoins(requested, { limit, balance })).toEqual(problem === undefined ? { coins } : { coins, problem });
  });

  it('is always brought down to one that is allowed, and changed only with a problem', () => {
    const goods = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.nat(50_000), goods, fc.nat(30_000), (requested, eligible, balance) => {
        const limit = coinLimit(eligible, 'USD');
        const { coins, problem } = fitCoins(requested, { limit, balance });
        expect(coins === 0 || coins >= coinMinimum).toBe(true);
        expect(coins % coinStep).toBe(0);
        expect(coins).toBeLessThanOrEqual(Math.min(requested, balance, limit));
        expect(coinWorth(coins, 'USD') * 5).toBeLessThanOrEqual(eligible);
        expect(problem === undefined).toBe(coins === requested);
        // No other allowed number lies between it and the one that was asked for.
        const next = Math.max(coins + coinStep, coinMinimum);
        expect(next > Math.min(requested, balance, limit)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the coins an order earns', () => {
  it('are 10 for 1.00 or 100 yen, by the level, rounded down once', () => {
    expect(earnedCoins(9_990, 1)).toBe(999);
    expect(earnedCoins(9_999, 1.1)).toBe(1_099);
    expect(earnedCoins(9_999, 1.25)).toBe(1_249);
    expect(earnedCoins(9, 1)).toBe(0);
  });

  it('are exact where a product of doubles is not', () => {
    expect(earnedCoins(100, 1.1)).toBe(11);
    expect(earnedCoins(700_000_000, 1.1)).toBe(77_000_000);
  });
});
