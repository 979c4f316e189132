import { pattern } from '#design-system/foundations/styles.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const root = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  minHeight: size.touch,
});
