/** The coupons and the coins of an order that was placed, and of what goes back of it. */
export const orderDiscountsText = {
  title: 'Coupons and coins',
  coupon: 'Coupon',
  deliveryCoupon: 'Delivery discount',
  couponValue: (name: string, amount: string) => `${name}, −${amount}`,
  couponStatus: {
    HELD: 'Set aside until you pay',
    USED: 'Used',
    RETURNED: 'Back in your coupons',
  },
  coinsUsed: 'Coins used',
  coinsUsedValue: (coins: string, worth: string) => `${coins} coins, −${worth}`,
  coinsReturned: (coins: string) => `${coins} returned`,
  coinsEarned: 'Coins earned',
  coins: (coins: string) => `${coins} coins`,
  earned: {
    NONE: '',
    PENDING: 'Yours when the order is completed',
    AVAILABLE: 'In your account',
  },
  takenBack: (coins: string) => `${coins} taken back`,
  refund: {
    asCoins: 'Refunded in coins',
    coinsBack: (coins: string) => `${coins} coins returned.`,
    coinsTaken: (coins: string) => `We took back ${coins} earned coins.`,
    shortfall: (amount: string) => `We kept ${amount} for earned coins you’ve already spent.`,
    couponBack: (coupon: string) => `Your coupon is back: ${coupon}.`,
  },
  preview: {
    coins: 'Coins you get back',
    coupon: 'Coupon you get back',
  },
} as const;
