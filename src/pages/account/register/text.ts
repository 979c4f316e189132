export const offerText = {
  lead: 'Coupons, coins and first prices wait for new members.',
  link: 'See the offer',
} as const;
