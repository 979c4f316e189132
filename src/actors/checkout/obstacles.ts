interface Problem {
  readonly code: string;
}

export const isAboutCoupons = ({ code }: Problem): boolean => code.startsWith('COUPON_');
export const isAboutCoins = ({ code }: Problem): boolean => code.startsWith('COIN_');

/** True where the order cannot be placed before it is put right; the rest says what the price on screen is made of. */
export function isObstacle(problem: Problem): boolean {
  return problem.code !== 'PRICE_CHANGED' && !isAboutCoupons(problem) && !isAboutCoins(problem);
}
