/** What only a page inside an app says. */
export const inAppText = {
  oldApp: {
    message: (version: string, oldest: string) =>
      `Your Lampyris app is version ${version}, and the shop needs ${oldest}. Please update it: until then some pages may not work.`,
    confirm: 'OK',
  },
  marketChanged: (market: string, currency: string) => `Your app is set to ${market}. Prices are in ${currency} now.`,
} as const;
