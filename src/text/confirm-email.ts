export const confirmEmailText = {
  title: 'Confirm your email',
  body: 'We’ve sent you a link. Open it while you’re logged in to use coupons, coins, reviews and mail settings. You can see your orders already.',
  send: 'Send it again',
  sent: 'Sent. If it doesn’t arrive in a few minutes, check your spam folder.',
  done: 'Your email is confirmed',
  over: 'This link has expired or belongs to another account. Send yourself a new one.',
} as const;
