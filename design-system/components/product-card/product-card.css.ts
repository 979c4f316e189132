import { pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { calm, canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
});

export const frame = pattern({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  boxShadow: vars.elevation[1],
  transition: `box-shadow ${duration.base}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { boxShadow: vars.elevation[2] } } } },
});

export const picture = pattern({
  transition: `transform ${duration.slow}ms ${easing.standard}`,
  '@media': {
    [canHover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.035)' } } },
    [calm]: { transform: 'none !important' },
  },
});

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
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.l } },
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
