/** What the checkout of an exchange says beside what every checkout says. */
export const exchangeText = {
  signedOut: {
    title: 'Log in to exchange your coins',
    body: 'Only members can collect and exchange coins.',
    action: 'Log in',
  },
  gone: {
    title: 'You can no longer exchange coins for this',
    body: 'You still have your coins.',
    action: 'See what coins get you',
  },
  paid: (cost: string, balance: string) => `${cost} of your ${balance} coins pay for everything.`,
  short: (cost: string, balance: string) => `It costs ${cost} coins. You have ${balance}.`,
  earn: 'Collect more coins',
} as const;
