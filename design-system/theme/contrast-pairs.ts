/** Foreground token, background token, least contrast: 7 body text, 4.5 other text, 3 meaningful shapes. */
export type ContrastPair = readonly [foreground: string, background: string, least: number];

const grounds = ['bg-page', 'bg-surface', 'bg-sunken', 'bg-raised'];
const texts = [
  'fg-muted',
  'fg-subtle',
  'fg-link',
  'brand-text',
  'sale-text',
  'positive-text',
  'caution-text',
  'critical-text',
  'info-text',
];
const tones = ['sale', 'positive', 'caution', 'critical', 'info'];

const onEveryGround = (foreground: string, least: number): ContrastPair[] =>
  grounds.map((ground) => [foreground, ground, least]);

/** The 76 pairs that every theme must pass, built-in or fetched. Names are without the group `color-`. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onEveryGround('fg-default', 7),
  ...texts.flatMap((text) => onEveryGround(text, 4.5)),
  ['fg-inverse', 'bg-inverse', 4.5],
  ...['action-bg', 'action-bg-hover', 'action-bg-pressed'].map((ground): ContrastPair => ['action-fg', ground, 4.5]),
  ...['brand-bg', 'brand-bg-hover', 'brand-bg-pressed'].map((ground): ContrastPair => ['brand-fg', ground, 4.5]),
  ...tones.map((tone): ContrastPair => [`${tone}-fg`, `${tone}-bg`, 4.5]),
  ...['brand', ...tones].map((tone): ContrastPair => [`${tone}-soft-fg`, `${tone}-soft`, 4.5]),
  ...['brand-soft', 'info-soft'].flatMap((wash): ContrastPair[] => [
    ['fg-default', wash, 7],
    ['fg-link', wash, 4.5],
    ['border-focus', wash, 3],
  ]),
  ...['border-strong', 'border-focus', 'rating'].flatMap((shape) => onEveryGround(shape, 3)),
];
