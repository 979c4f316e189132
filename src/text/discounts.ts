/** The coupons and the coins of an order that was placed, and of what goes back of it. */
export const orderDiscountsText = {
  title: 'Coupons and coins',
  coupon: 'Coupon',
  deliveryCoupon: 'Delivery discount',
  couponValue: (name: string, amount: string) => `${name}, −${amount}`,
  couponStatus: {
    HELD: 'Set aside until you pay',
    USED: 'Used',
    RETURNED: 'Back among your coupons',
  },
  coinsUsed: 'Coins used',
  coinsUsedValue: (coins: string, worth: string) => `${coins} coins, −${worth}`,
  coinsReturned: (coins: string) => `${coins} of them are back`,
  coinsEarned: 'Coins earned',
  coins: (coins: string) => `${coins} coins`,
  earned: {
    NONE: '',
    PENDING: 'Yours when the order is completed',
    AVAILABLE: 'In your account',
  },
  takenBack: (coins: string) => `${coins} of them were taken back`,
  refund: {
    asCoins: 'Refunded in coins',
    coinsBack: (coins: string) => `${coins} coins are back.`,
    coinsTaken: (coins: string) => `${coins} earned coins were taken back.`,
    shortfall: (amount: string) => `${amount} was kept for earned coins that are spent already.`,
    couponBack: (coupon: string) => `Your coupon is back: ${coupon}.`,
  },
  preview: {
    coins: 'Coins that come back',
    coupon: 'Coupon that comes back',
  },
} as const;
