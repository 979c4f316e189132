/** The names of the strip, for a member and for a guest. */
export const rewardsLabel = { member: 'Your coins and coupons', guest: 'For new members' } as const;

export const guestRewardsText = {
  offer: (worth: string) => `${worth} your first order`,
  offerNote: 'A coupon for new members',
  plain: 'Coins and coupons',
  plainNote: 'Members check in and collect',
  logIn: 'Log in',
} as const;
