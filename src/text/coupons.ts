/** How coupons are spoken of wherever they stand. */
export const couponText = {
  off: (worth: string) => `${worth} off`,
  freeDelivery: 'Free delivery',
  /** On a slip, where the two words stand under each other. */
  free: 'Free',
  delivery: 'delivery',
  deliveryOff: (worth: string) => `${worth} off delivery`,
  gift: 'A gift',
  over: (threshold: string) => `Orders over ${threshold}`,
  withCoupon: (worth: string) => `${worth} with a coupon`,
  withCouponOver: (worth: string, threshold: string) => `${worth} over ${threshold} with a coupon`,
  anyAmount: 'No minimum',
  upTo: (cap: string) => `Up to ${cap} off`,
  ends: (day: string) => `Ends ${day}`,
  endsIn: (days: number) => (days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`),
  begins: (day: string) => `Good from ${day}`,
  goodFor: (days: number) =>
    days === 1 ? 'Good for 1 day after you claim it' : `Good for ${days} days after you claim it`,
  use: 'Use',
  claim: 'Claim',
  claimFailed: 'That didn’t work. Try again.',
  inWallet: 'In your wallet',
  gone: 'All claimed',
  goneUntil: 'Shown until midnight',
  starts: (day: string) => `Starts ${day}`,
  startsLabel: 'Not yet',
  claimed: (worth: string) => `${worth} is in your wallet`,
} as const;
