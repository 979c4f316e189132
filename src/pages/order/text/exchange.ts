/** What the checkout of an exchange says beside what every checkout says. */
export const exchangeText = {
  signedOut: {
    title: 'Log in to exchange your coins',
    body: 'Only members collect coins and exchange them.',
    action: 'Log in',
  },
  paid: (cost: string, balance: string) => `${cost} of your ${balance} coins pay for all of it.`,
  short: (cost: string, balance: string) => `It costs ${cost} coins. You have ${balance}.`,
  earn: 'Collect more coins',
} as const;
