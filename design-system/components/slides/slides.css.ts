import { component } from '../../foundations/styles.ts';
import { from, moving } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[3], minWidth: 0 });
export const track = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space[5],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.s,
  '@media': { [moving]: { scrollBehavior: 'smooth' } },
});
export const slide = component({ display: 'grid', scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 });

export const foot = component({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[3] });
export const dots = component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
/** The touch target is larger than the dot. */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  selectors: {
    '&::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.borderStrong,
      transition: `width ${duration.base}ms ${easing.standard}`,
    },
    '&[aria-current="true"]::before': { width: 28, backgroundColor: vars.color.actionBg },
  },
});
export const arrow = component({ display: 'none', '@media': { [from.l]: { display: 'inline-grid' } } });
