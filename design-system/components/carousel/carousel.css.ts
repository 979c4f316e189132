import { component } from '../../foundations/styles.ts';
import { from, moving } from '../../foundations/media.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ position: 'relative', minWidth: 0 });

export const track = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '44%',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  scrollPaddingInline: space[5],
  paddingBlock: 4,
  '@media': {
    [moving]: { scrollBehavior: 'smooth' },
    [from.m]: {
      gridAutoColumns: '30%',
      gap: space[5],
      marginInline: `calc(-1 * ${space[7]})`,
      paddingInline: space[7],
      scrollPaddingInline: space[7],
    },
    [from.l]: {
      gridAutoColumns: `calc((100% - 3 * ${space[7]}) / 4)`,
      gap: space[7],
      marginInline: 0,
      paddingInline: 0,
      scrollPaddingInline: 0,
    },
    [from.xxl]: { gridAutoColumns: `calc((100% - 4 * ${space[7]}) / 5)` },
  },
});

export const item = component({ scrollSnapAlign: 'start', minWidth: 0 });
export const arrows = component({
  display: 'none',
  '@media': { [from.l]: { display: 'flex', gap: space[3], justifyContent: 'flex-end', marginTop: space[5] } },
});
