/** What a coupon that can be claimed says of its claims. */
export const couponOfferText = {
  quota: 'Claimed',
  quotaText: (percent: number) => `${percent}% claimed`,
  all: 'See all',
  products: 'Good for',
  newMembers: 'For new members, one each',
  savvyMembers: 'For Savvy members',
  untilStart: 'Time until you can claim it',
  untilEnd: 'Time left to claim it',
  claimWithin: 'Claim within',
} as const;
