import { onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const root = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSunken,
  '@media': { [onPaper]: { display: 'none' } },
});
