import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const list = pattern({ display: 'grid', gap: space[4] });
export const prize = pattern({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});
