import { style } from '@vanilla-extract/css';
import { canHover, from } from '../foundations/media.ts';
import { display, textStep } from '../foundations/text-styles.ts';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, space } from '../theme/scale.ts';

export const cover = style({
  display: 'grid',
  overflow: 'hidden',
  marginBottom: space[8],
  borderRadius: vars.radius.xl,
  backgroundImage: vars.gradient.dusk,
  color: vars.color.fgDefault,
  fontFamily: vars.font.text,
  '@media': { [from.m]: { gridTemplateColumns: '1.15fr 1fr' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[8],
  padding: space[8],
  '@media': { [from.l]: { padding: space[9] } },
});
export const title = style({
  ...display,
  fontSize: 'clamp(2rem, 1.5rem + 1.4vw, 2.625rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.04em',
  textWrap: 'balance',
});
export const lead = style({ ...textStep.lead, maxWidth: '36ch', marginTop: space[5], color: vars.color.fgMuted });
export const picture = style({ minHeight: 320, height: '100%' });

export const figures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${space[5]} ${space[7]}` });
export const figure = style({ ...textStep.small, color: vars.color.fgMuted });
export const number = style({
  ...display,
  ...textStep.h2,
  display: 'block',
  color: vars.color.fgDefault,
  fontVariantNumeric: 'tabular-nums',
});

export const rules = style({
  display: 'grid',
  gap: space[7],
  marginBlock: `${space[7]} ${space[9]}`,
  fontFamily: vars.font.text,
  color: vars.color.fgMuted,
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const rule = style({ ...textStep.body, borderTop: `2px solid ${vars.color.fgDefault}`, paddingTop: space[4] });
export const ruleTitle = style({
  ...display,
  ...textStep.h4,
  display: 'block',
  marginBottom: space[3],
  color: vars.color.fgDefault,
});

export const pageLinks = style({
  display: 'grid',
  gap: space[4],
  marginBlock: `${space[5]} ${space[9]}`,
  fontFamily: vars.font.text,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
});
export const pageLink = style({
  ...textStep.small,
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[6],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgSurface,
  boxShadow: vars.elevation[1],
  color: vars.color.fgMuted,
  transition: `box-shadow ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { boxShadow: vars.elevation[2] } } } },
});
export const pageTitle = style({ ...display, ...textStep.h4, color: vars.color.fgDefault });
