import { mostCompared } from '#rules/compare.ts';

const lumens = (written: string) => `${written} lm`;

export const compareText = {
  title: 'Side by side',
  lead: 'Every room is shown at the same exposure, so you see how bright each lamp is beside the others.',
  alone: 'One lamp so far. Add another to see them side by side.',
  cut: `Only ${mostCompared} lamps fit side by side. These are the first ${mostCompared} in your link.`,
  caption: (titles: readonly string[]) => `Comparison of ${titles.join(', ')}`,
  documentTitle: (titles: readonly string[]) => `${titles.join(' vs. ')}: compare`,
  description: (titles: readonly string[]) =>
    `${titles.join(', ')} side by side: light at the same exposure, size, energy use, price and what they work with.`,
  loading: 'Loading the lamps',
  remove: 'Remove',
  share: 'Share',
  copied: 'Link copied. It opens these lamps side by side.',
  slider: 'How much light you need',
  lumens,
  most: (written: string) => `${lumens(written)} at its brightest`,
  dimmed: (written: string) => `${lumens(written)}, dimmed`,
  off: 'Off',
  rows: {
    light: 'Light',
    price: 'Price',
    brightness: 'Brightness',
    size: 'Size',
    energy: 'Energy',
    worksWith: 'Works with',
    warranty: 'Warranty',
    rating: 'Reviews',
  },
  noLight: 'No light of its own',
  notStated: 'Not stated',
  sheet: 'Beside a sheet of paper',
  voice: (how: string) => (how === 'No' ? 'No voice control' : `Voice control: ${how}`),
  yearly: (cost: string, hours: number) => `About ${cost} a year at ${hours} hours a day`,
  warranty: (months: number) => `${months} months`,
  noReviews: 'No reviews yet',
  unknown: {
    title: (sku: string) => `${sku} isn’t one of our lamps`,
    text: 'The link may be incomplete, or we no longer sell it.',
  },
  see: 'See this lamp',
  add: {
    title: 'Add a lamp',
    picked: (count: number) => (count === 1 ? 'Add the lamp you picked' : `Add the ${count} lamps you picked`),
    list: 'Pick from all lights',
  },
  none: {
    title: 'Nothing to compare yet',
    body: 'Press “Compare” on two to four lamps and see their light, size and price side by side.',
    action: 'Pick lamps',
    picked: (count: number) => (count === 1 ? 'Show the lamp you picked' : `Compare the ${count} lamps you picked`),
  },
} as const;
