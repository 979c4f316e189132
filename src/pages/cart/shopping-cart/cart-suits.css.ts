import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const groups = pattern({ display: 'grid', gap: space[5] });
export const group = pattern({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderRadius: vars.radius.m,
  border: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const head = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
export const notice = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const foot = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space[3],
});
