export const offerText = {
  lead: 'Coupons, coins and first-order prices for new members.',
  link: 'See the offer',
} as const;
