import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { calm, canHover, forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { border, duration, easing, space } from '../../theme/scale.ts';
import { night } from '../image-box/image-box.css.ts';

export const root = pattern({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
});

export const large = pattern({
  '@media': { [from.l]: { height: '100%', gridTemplateRows: 'minmax(0, 1fr) auto', alignContent: 'stretch' } },
});

export const frame = pattern({ position: 'relative', overflow: 'hidden', borderRadius: vars.radius.s });

export const filling = pattern({
  aspectRatio: '1',
  '@media': { [from.l]: { aspectRatio: 'auto', height: '100%' } },
});

const lightUp = `opacity ${duration.base}ms ${easing.standard}`;
const goOut = `opacity 320ms ${easing.standard}`;

const uncovered = { opacity: 0, transition: lightUp };

/** In the dark theme the picture rests under a little of the page's ground, which leaves when the card is lit. */
export const picture = pattern({
  '::after': { position: 'absolute', inset: 0, backgroundColor: vars.color.bgPage, opacity: 0.12, transition: goOut },
  selectors: {
    ':root[data-theme="dark"] &::after': { content: '' },
    [`${root}:is(:focus-within,[data-awake="on"]) &::after`]: uncovered,
    // While the light is switched, above the veil.
    '&[data-lit="on"]::after': uncovered,
  },
  '@media': {
    [canHover]: {
      selectors: { [`${root}:hover &::after`]: { ...uncovered, transitionDelay: `${duration.instant}ms` } },
    },
    [forcedColours]: { '::after': { display: 'none' } },
    [calm]: { '::after': { transition: 'none !important' } },
  },
});

/**
 * In the light theme a card that is awake (`card-light.ts`) shows its picture by night. It is displayed before it can be
 * seen: this makes the browser fetch it, and nothing else does.
 */
const nightOf = (state: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:root:not([data-theme="dark"]) .${root}${state} img.${night}`, {
    '@layer': { [layers.patterns]: style },
  });
nightOf('[data-awake]', { display: 'block', opacity: 0, transition: goOut });
nightOf('[data-awake="on"]', { opacity: 1, transition: lightUp });
nightOf('[data-awake]', { '@media': { [calm]: { transition: 'none !important' } } });

export const action = pattern({ position: 'absolute', right: space[3], bottom: space[3], zIndex: 2 });
export const text = pattern({ display: 'grid', gap: space[2], justifyItems: 'start' });

/** The badge is beside the price, or below it where there is no room. */
export const price = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});

export const title = pattern({
  ...display,
  letterSpacing: '-0.012em',
  fontSize: vars.text.bodySize,
  lineHeight: '1.375rem',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** The whole card is the click target of its link; controls are above it. */
export const link = pattern({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.s },
    // The title cuts off what stands out of its two lines.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${border.thick} solid ${vars.color.borderFocus}`, outlineOffset: space[1] },
  },
});

export const note = pattern({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

export const swatches = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.fgMuted,
  fontSize: vars.text.captionSize,
});
export const swatch = pattern({ stroke: vars.color.borderStrong, strokeOpacity: 0.5 });
