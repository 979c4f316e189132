import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** The heading at the left edge, the words from the seventh column on. */
export const about = pattern({
  display: 'grid',
  gap: space[5],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[7] } },
});
export const prose = pattern({ maxWidth: size.contentNarrow });
