export const newerCouponText = {
  title: (worth: string) => `${worth} your first order`,
  body: (condition: string, days: string) => `Create an account to get the coupon. ${condition}. ${days}.`,
  join: 'Create account',
  later: 'Not now',
} as const;
