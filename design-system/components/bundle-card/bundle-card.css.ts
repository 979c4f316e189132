import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minWidth: 0,
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
});
export const pictures = pattern({ display: 'flex', alignItems: 'center' });
export const picture = pattern({ flex: 1, minWidth: 0, maxWidth: 160 });
/** Covers the seam between two pictures. */
export const plus = pattern({
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  marginInline: -10,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgRaised,
  boxShadow: vars.elevation[1],
});
export const text = pattern({ display: 'grid', gap: space[2] });
export const title = pattern({ ...textStep.h4, overflowWrap: 'anywhere' });
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const price = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
