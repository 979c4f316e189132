import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

/** One row: on a phone it scrolls to the edges of the screen, on a laptop all kinds stand in it. */
export const row = pattern({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '96px',
  gap: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  scrollPaddingInline: space[5],
  '@media': {
    [from.m]: { marginInline: `calc(-1 * ${space[7]})`, paddingInline: space[7], scrollPaddingInline: space[7] },
    [from.l]: { gridAutoColumns: 'minmax(96px, 1fr)', gap: space[7], marginInline: 0, paddingInline: 0 },
  },
});
export const kind = pattern({ scrollSnapAlign: 'start', minWidth: 0 });
