import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[6], minWidth: 0 });
export const head = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const title = pattern({ ...display, ...textStep.h2 });
export const clock = pattern({
  ...textStep.small,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.saleSoft,
  color: vars.color.saleSoftFg,
});
export const offer = pattern({ display: 'grid', gap: space[4] });
export const quota = pattern({ display: 'grid', gap: space[2] });
export const quiet = pattern({ ...textStep.caption, color: vars.color.fgMuted });
export const empty = pattern({
  padding: space[9],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.fgMuted,
  textAlign: 'center',
});
