import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const list = pattern({ display: 'grid', gap: space[2] });
export const row = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
});
export const mine = pattern({ backgroundColor: vars.color.bgSunken, color: vars.color.fgDefault });
export const who = pattern({ display: 'grid', flex: '1 1 140px', minWidth: 0 });
export const name = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: vars.font.weightMedium,
});
export const quiet = pattern({
  ...textStep.small,
  color: vars.color.fgMuted,
  selectors: { [`${mine} &`]: { color: 'inherit' } },
});
export const prize = pattern({ ...textStep.small, overflowWrap: 'anywhere' });
