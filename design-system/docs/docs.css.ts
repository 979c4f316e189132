import { style } from '@vanilla-extract/css';
import { from } from '../foundations/media.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** A table scrolls inside its own box; the page never scrolls sideways. */
export const scroller = style({ overflowX: 'auto', marginBlock: space[6] });

export const table = style({
  width: '100%',
  fontFamily: vars.font.text,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.fgDefault,
});

export const head = style({
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${vars.color.borderDefault}`,
  textAlign: 'start',
  fontWeight: vars.font.weightMedium,
  color: vars.color.fgMuted,
});

export const cell = style({
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  verticalAlign: 'middle',
});

export const name = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const whole = style({ whiteSpace: 'nowrap' });

/** A swatch and its value stay on one line. */
export const value = style({ display: 'inline-flex', alignItems: 'center' });

export const key = style({
  display: 'inline-block',
  paddingInline: space[3],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.bgSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.captionSize,
});

export const swatch = style({ display: 'inline-block', verticalAlign: 'middle', marginInlineEnd: space[3] });
export const swatchShape = style({ stroke: vars.color.borderDefault });

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[3],
  marginBlock: space[6],
});

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(224px, 1fr))',
  gap: space[5],
  marginBlock: space[6],
});

export const wideGallery = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[5],
  marginBlock: space[6],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[6]} ${space[3]} ${space[5]}`,
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  color: vars.color.fgDefault,
  fontFamily: vars.font.text,
  fontSize: vars.text.captionSize,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const caption = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.captionSize,
  color: vars.color.fgMuted,
  marginTop: space[2],
});
