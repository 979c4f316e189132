import { component } from '../../foundations/styles.ts';
import { from, moving } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const stage = component({
  position: 'relative',
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  backgroundColor: vars.color.bgSunken,
});

export const track = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  alignItems: 'center',
  '@media': { [moving]: { scrollBehavior: 'smooth' } },
});
export const slide = component({ scrollSnapAlign: 'start', scrollSnapStop: 'always' });
export const zoom = component({ position: 'absolute', right: space[4], bottom: space[4] });

export const thumbs = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
});

export const thumb = component({
  position: 'relative',
  flexShrink: 0,
  width: 64,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  opacity: 0.72,
  selectors: {
    '&[aria-current="true"]': { opacity: 1, outline: `2px solid ${vars.color.actionBg}`, outlineOffset: 1 },
    '&:focus-visible': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
  '@media': { [from.m]: { width: 84 } },
});
