import { from } from '../../foundations/media.ts';
import { pattern } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Contents and total share a row as soon as both fit. */
export const root = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[5]} ${space[7]}`,
});
export const head = pattern({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
});
export const number = pattern({ fontFamily: vars.font.mono });
export const status = pattern({ marginInlineStart: 'auto' });
export const pictures = pattern({
  display: 'flex',
  flex: '999 1 240px',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
});
export const picture = pattern({ width: 72, flexShrink: 0, borderRadius: vars.radius.m });
export const more = pattern({ color: vars.color.fgMuted });
export const summary = pattern({
  minWidth: 0,
  overflowWrap: 'anywhere',
  marginInlineStart: space[3],
  fontWeight: vars.font.weightMedium,
});
export const foot = pattern({ display: 'flex', flex: 'auto', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const sum = pattern({ display: 'grid', '@media': { [from.m]: { justifyItems: 'end' } } });
/** As wide as two buttons, so that totals are aligned. */
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[3],
  marginInlineStart: 'auto',
  '@media': { [from.m]: { minWidth: 256 } },
});
