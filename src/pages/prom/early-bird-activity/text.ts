export const earlyBirdListText = {
  title: 'Early bird',
  lead: 'The first pieces cost the least. Each step that is sold lifts the price.',
  loading: 'Loading early birds',
  now: 'Now on sale',
  coming: 'Coming',
  over: 'Gone',
  see: 'See price steps',
  seeOf: (title: string) => `See price steps: ${title}`,
  left: (pieces: number, price: string) => `${pieces} left at ${price}`,
  empty: {
    title: 'No early birds here now',
    body: 'The next ones are announced on this page.',
    action: 'See all lights',
  },
} as const;
