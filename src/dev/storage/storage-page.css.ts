import { globalStyle } from '@vanilla-extract/css';
import { layers } from '#design-system/theme/layers.css.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gap: space[7],
  maxWidth: size.contentWide,
  marginInline: 'auto',
  padding: space[5],
});

export const header = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const brand = pattern({ display: 'flex', alignItems: 'center', gap: space[4], marginInlineEnd: 'auto' });
export const tools = pattern({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const group = pattern({ display: 'grid', gap: space[3] });
export const groupHead = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});
export const list = pattern({
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgSurface,
  boxShadow: vars.elevation[1],
});

export const row = pattern({
  display: 'grid',
  gap: `${space[3]} ${space[5]}`,
  padding: space[5],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSubtle}` } },
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 296px', alignItems: 'start' } },
});
export const words = pattern({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });
export const key = pattern({
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weightMedium,
});
export const meta = pattern({ ...textStep.caption, color: vars.color.fgSubtle, fontVariantNumeric: 'tabular-nums' });
export const raw = pattern({
  ...textStep.caption,
  display: 'block',
  maxHeight: 160,
  overflowY: 'auto',
  padding: space[4],
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const faint = pattern({ color: vars.color.fgMuted });
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'flex-end',
});
export const editor = pattern({ display: 'grid', gap: space[3], gridColumn: '1 / -1' });
globalStyle(`${editor} textarea`, {
  '@layer': { [layers.patterns]: { fontFamily: vars.font.mono, fontSize: vars.text.smallSize } },
});
export const empty = pattern({ padding: space[6], textAlign: 'center', color: vars.color.fgMuted });
