/** What the checkout of an exchange says beside what every checkout says. */
export const exchangeText = {
  signedOut: {
    title: 'Log in to exchange your coins',
    body: 'Only members collect coins and exchange them.',
    action: 'Log in',
  },
  gone: {
    title: 'This is no longer exchanged for coins',
    body: 'Your coins are untouched. There may be something else for them.',
    action: 'What coins are exchanged for',
  },
  paid: (cost: string, balance: string) => `${cost} of your ${balance} coins pay for all of it.`,
  short: (cost: string, balance: string) => `It costs ${cost} coins. You have ${balance}.`,
  earn: 'Collect more coins',
} as const;
