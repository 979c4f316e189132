import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[5], alignContent: 'start' });
export const text = pattern({ display: 'grid', gap: space[3] });
export const price = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[5],
  rowGap: space[2],
});
