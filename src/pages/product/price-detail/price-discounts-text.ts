/** The part of the price details where coupons and coins are tried. */
export const priceDiscountsText = {
  title: 'With coupons and coins',
  lead: 'Try them here. You choose again at checkout.',
  legend: 'Coupons and coins to try',
  coupon: (coupon: string, scope: string) => `${coupon}, ${scope}`,
  saves: (amount: string) => `Saves ${amount}`,
  coins: (coins: string) => `Use ${coins} coins`,
  claim: (coupon: string, amount: string) => `${coupon} to claim, saves ${amount}`,
  center: 'See coupons',
  guest: 'Log in to try yours',
} as const;
