import { component } from '../../foundations/styles.ts';
import { textStep, truncated } from '../../foundations/text-styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[3], minWidth: 0 });
export const label = component({ ...textStep.small, fontWeight: vars.font.weightMedium });
export const quiet = component({ ...textStep.small, color: vars.color.fgMuted });

const lit = { borderColor: vars.color.borderFocus, backgroundColor: vars.color.infoSoft, color: vars.color.infoSoftFg };

export const well = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  width: '100%',
  minHeight: 96,
  padding: space[5],
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  fontWeight: vars.font.weightMedium,
  cursor: 'pointer',
  transition: `background-color ${duration.fast}ms ${easing.standard}, border-color ${duration.fast}ms ${easing.standard}`,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 } },
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
});
export const over = component(lit);
export const input = component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const full = component({
  ...textStep.small,
  padding: space[5],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgMuted,
  textAlign: 'center',
});
export const error = component({
  ...textStep.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.criticalText,
});
export const list = component({ display: 'grid', gap: space[2] });
export const row = component({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 });
export const thumb = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgSubtle,
  objectFit: 'cover',
});
export const text = component({ display: 'grid', flex: 1, gap: space[2], minWidth: 0 });
export const name = component({ ...textStep.small, ...truncated });
export const failed = component({ ...textStep.small, color: vars.color.criticalText });
