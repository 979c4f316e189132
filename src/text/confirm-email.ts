export const confirmEmailText = {
  title: 'Confirm your e-mail',
  body: 'We mailed you a link. Open it where you are logged in: then coupons, coins, reviews and your mail settings are yours as well. Your orders you have already.',
  send: 'Send it again',
  sent: 'It is on its way. Please look into your spam folder, too.',
  done: 'Your e-mail is confirmed',
  over: 'This link is over, or it is for another account. Send a new one.',
} as const;
