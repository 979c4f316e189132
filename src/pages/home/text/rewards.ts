export const guestRewardsText = {
  label: 'For new members',
  offer: (worth: string) => `${worth} your first order`,
  offerNote: 'A coupon for new members',
  plain: 'Coins and coupons',
  plainNote: 'Members check in and collect',
  logIn: 'Log in',
} as const;
