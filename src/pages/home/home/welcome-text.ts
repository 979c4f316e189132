export const welcomeText = {
  title: 'Welcome to Lampyris',
  body: (market: string, currency: string) =>
    `We deliver to ${market}, and prices are in ${currency}. Live somewhere else? Choose your market at the top or the foot of every page.`,
  lights: 'See all lights',
  stay: 'Look around',
} as const;
