/** What only a page inside an app says. */
export const inAppText = {
  oldApp: {
    message: (version: string, oldest: string) =>
      `Your Lampyris app is version ${version}, but the shop needs ${oldest}. Update it; until then, some pages may not work.`,
    confirm: 'OK',
  },
  marketChanged: (market: string, currency: string) => `Your app is set to ${market}. Prices are now in ${currency}.`,
} as const;
