export const welcomeText = {
  title: 'Welcome to Lampyris',
  body: (market: string, currency: string) =>
    `We deliver to ${market}, with prices in ${currency}. Live somewhere else? Choose your market at the top or bottom of any page.`,
  lights: 'See all lights',
  stay: 'Look around',
} as const;
