/** What both pages say of a price that climbs. */
export const earlyBirdText = {
  steps: 'Price steps',
  first: (pieces: number) => `First ${pieces}`,
  range: (from: number, to: number) => (from === to ? `Number ${from}` : `${from} to ${to}`),
  sold: 'Sold out',
  now: (left: number) => `Now, ${left} left`,
  start: 'At the start',
  later: 'Later',
  unsold: 'Not sold',
  next: (price: string) => `Then ${price}`,
  begins: (moment: string) => `Begins ${moment}`,
  soldOut: 'All early birds sold',
  ended: 'This early bird is over',
} as const;
