import type { Currency } from './money.ts';

/** Coins that come to one whole unit of a currency: 100 coins are 1.00, or 100 yen. */
const coinsPerStep = 100;
/** The fewest coins an order takes, and the step they are counted in. */
export const coinMinimum = 100;
export const coinStep = 100;
/** The most that coins pay of the goods they may pay for, in basis points. */
export const coinShare = 2_000;
/** What a refund to coins gives on top of the money, in basis points. */
const coinRefundBonus = 500;
/** Coins for each 100 minor units (yen: for each 100 yen) of goods that are paid in cash, at level multiplier 1. */
export const coinsPerHundred = 10;
/** Buy types of lines that coins cannot pay for: flash sale and crowdfunding. */
const buyTypesWithoutCoins: readonly number[] = [1, 3];

/** Minor units that one step of coins is worth. 1.00 of a currency with cents, 100 yen: the same number in both. */
const stepWorth: Readonly<Record<Currency, number>> = { USD: 100, EUR: 100, GBP: 100, CAD: 100, JPY: 100 };

/** What coins take off, minor units; `coins` is any whole number, also one that is no multiple of the step. */
export function coinWorth(coins: number, currency: Currency): number {
  return Math.floor((coins * stepWorth[currency]) / coinsPerStep);
}

/** The coins that an amount in minor units comes to, rounded down. */
export function coinsForAmount(amount: number, currency: Currency): number {
  return Math.floor((amount * coinsPerStep) / stepWorth[currency]);
}

/** True for a line that coins may pay for. */
export const takesCoins = (buyType: number): boolean => !buyTypesWithoutCoins.includes(buyType);

/**
 * The most coins an order takes, whatever the balance: a fifth of the goods they may pay for, down to the step; 0 where
 * that is less than the minimum.
 * @param eligible goods after coupons that coins may pay for, minor units
 */
export function coinLimit(eligible: number, currency: Currency): number {
  const share = Math.floor((Math.max(0, eligible) * coinShare) / 10_000);
  const limit = toStep(coinsForAmount(share, currency));
  return limit < coinMinimum ? 0 : limit;
}

/** The most that can be spent now: the limit of the order or the balance, down to the step; 0 below the minimum. */
export function usableCoins(limit: number, balance: number): number {
  const usable = Math.min(limit, toStep(Math.max(0, balance)));
  return usable < coinMinimum ? 0 : usable;
}

export type CoinProblem = 'COIN_MIN' | 'COIN_MAX' | 'COIN_BALANCE' | 'COINS_STEP';

/**
 * Brings a number of coins down to the nearest that an order takes. Below the minimum that is 0; of several problems the
 * one that brought it down furthest is named.
 */
export function fitCoins(
  requested: number,
  { limit, balance }: { readonly limit: number; readonly balance: number },
): { readonly coins: number; readonly problem?: CoinProblem } {
  if (requested <= 0) return { coins: 0 };
  if (requested < coinMinimum) return { coins: 0, problem: 'COIN_MIN' };
  const coins = Math.min(toStep(requested), usableCoins(limit, balance));
  if (coins === requested) return { coins };
  if (requested > limit && limit <= balance) return { coins, problem: 'COIN_MAX' };
  if (requested > balance) return { coins, problem: 'COIN_BALANCE' };
  return { coins, problem: requested > limit ? 'COIN_MAX' : 'COINS_STEP' };
}

/**
 * Coins that an order earns.
 * @param paid goods paid in cash after every discount, minor units
 * @param multiplier of the member's level, such as 1.25; two decimals count
 */
export function earnedCoins(paid: number, multiplier: number): number {
  const hundredths = BigInt(Math.round(multiplier * 100));
  return Number((BigInt(Math.max(0, paid)) * BigInt(coinsPerHundred) * hundredths) / 10_000n);
}

/** Coins for money that goes back to the balance instead of the way it came: its worth and 5 % on top, rounded down. */
export function refundInCoins(amount: number, currency: Currency): number {
  const coins = coinsForAmount(amount, currency);
  return coins + Math.floor((coins * coinRefundBonus) / 10_000);
}

const toStep = (coins: number): number => coins - (coins % coinStep);
