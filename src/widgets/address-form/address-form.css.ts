import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  rowGap: space[5],
  alignItems: 'start',
});
export const wide = pattern({ gridColumn: '1 / -1' });
