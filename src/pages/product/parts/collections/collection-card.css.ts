import { pattern } from '#design-system/foundations/styles.ts';
import { canHover } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { duration, easing, space } from '#design-system/theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[4], alignContent: 'start' });
export const frame = pattern({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  boxShadow: vars.elevation[1],
});
export const picture = pattern({
  transition: `transform ${duration.slow}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.03)' } } } },
});
export const text = pattern({ display: 'grid', gap: space[2] });
