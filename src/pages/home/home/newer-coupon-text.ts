export const newerCouponText = {
  title: (worth: string) => `${worth} your first order`,
  body: (condition: string, days: string) =>
    `Create an account, and the coupon is in your wallet. ${condition}. ${days}.`,
  join: 'Create account',
  later: 'Not now',
} as const;
