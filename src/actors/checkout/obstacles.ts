import type { components } from '#openapi/types.ts';

interface Problem {
  readonly code: string;
}

export const isAboutCoupons = ({ code }: Problem): boolean => code.startsWith('COUPON_');
export const isAboutCoins = ({ code }: Problem): boolean => code.startsWith('COIN_');

/** What the price on screen was changed for, or is without. */
const notices: readonly string[] = ['PRICE_CHANGED', 'PROMO_ENDED', 'PROMO_ELIGIBILITY', 'PRIZE_GONE'];

interface Problems<P> {
  readonly problems: readonly P[];
  /** Present where coins pay for all of the order. */
  readonly exchange?: unknown;
}

/** What has to be put right before an order: of an exchange, what is about its coins as well. */
export function obstaclesOf<P extends Problem>({ problems, exchange }: Problems<P>): P[] {
  return problems.filter((problem) => isObstacle(problem) || (exchange !== undefined && isAboutCoins(problem)));
}

/** True where every line is sold out or away: there is no order to place, and nothing to pay says nothing. */
export function isNothingBuyable({ lines }: Pick<components['schemas']['Quote'], 'lines'>): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ stockState, opens }) => opens || stockState === 'OUT' || stockState === 'OFF_SALE')
  );
}

/** True where the order cannot be placed before it is put right; the rest says what the price on screen is made of. */
export function isObstacle(problem: Problem): boolean {
  const { code } = problem;
  return !notices.includes(code) && !isAboutCoupons(problem) && !isAboutCoins(problem);
}
