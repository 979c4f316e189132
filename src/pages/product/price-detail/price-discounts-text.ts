/** The part of the price details where coupons and coins are tried. */
export const priceDiscountsText = {
  title: 'With coupons and coins',
  lead: 'Try what they change. At checkout you choose again.',
  legend: 'Coupons and coins to count with',
  coupon: (coupon: string, scope: string) => `${coupon}, ${scope}`,
  saves: (amount: string) => `Saves ${amount}`,
  coins: (coins: string) => `Use ${coins} coins`,
  claim: (coupon: string, amount: string) => `${coupon} to claim, saves ${amount}`,
  center: 'To the coupons',
  guest: 'Log in to count with yours',
} as const;
