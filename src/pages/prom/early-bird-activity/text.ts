export const earlyBirdListText = {
  title: 'Early bird',
  lead: 'The first ones cost the least. The price goes up each time a step sells out.',
  loading: 'Loading early birds',
  now: 'Now on sale',
  coming: 'Coming',
  over: 'Gone',
  see: 'See price steps',
  seeOf: (title: string) => `See price steps: ${title}`,
  left: (pieces: number, price: string) => `${pieces} left at ${price}`,
  empty: {
    title: 'No early birds right now',
    body: 'We’ll announce the next ones here.',
    action: 'See all lights',
  },
} as const;
