import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const slip = pattern({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 });
export const goodFor = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.fgMuted,
});
