import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** Large, two in a row where there is room. */
export const suits = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[7], rowGap: space[10] } },
});
