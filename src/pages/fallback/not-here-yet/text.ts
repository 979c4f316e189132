export const notHereYetText = {
  title: (page: string) => `${page}: opening soon`,
  body: 'Your cart and orders are where you left them.',
  action: 'See all lights',
  home: 'To the home page',
} as const;
