/** What only a page inside an app says. */
export const inAppText = {
  oldApp: (version: string, oldest: string) =>
    `Your Lampyris app is version ${version}, but the shop needs ${oldest}. Some pages may not work until you update it. Continue anyway?`,
  marketChanged: (market: string, currency: string) => `Your app is set to ${market}. Prices are now in ${currency}.`,
} as const;
