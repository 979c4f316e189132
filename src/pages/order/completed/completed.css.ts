import { emptyColumns, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from, moving } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { duration, easing, space } from '#design-system/theme/scale.ts';

/** A picture on columns 1 to 5, one that stays empty, and words on 7 to 12. */
export const head = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[7],
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${spanOf(5)} minmax(0, 1fr)`,
      columnGap: emptyColumns(1),
      alignItems: 'center',
    },
  },
});
export const picture = pattern({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
});
/** Lies over the lamp until its picture is here, and leaves within 600 ms. Where less motion is asked for there is none. */
export const dark = pattern({
  display: 'none',
  '@media': {
    [moving]: {
      position: 'absolute',
      inset: 0,
      display: 'block',
      backgroundColor: vars.color.bgNight,
      transition: `opacity ${2 * duration.theme}ms ${easing.enter}`,
    },
  },
});
export const gone = pattern({ opacity: 0 });
/** The lit window stands where the picture would. */
export const drawing = pattern({ display: 'grid', placeItems: 'center', paddingBlock: space[9] });
export const steps = pattern({ display: 'grid', gap: space[4], counterReset: 'step' });
export const step = pattern({
  display: 'flex',
  gap: space[4],
  alignItems: 'baseline',
  counterIncrement: 'step',
  selectors: { '&::before': { content: 'counter(step)', color: vars.color.fgMuted } },
});
