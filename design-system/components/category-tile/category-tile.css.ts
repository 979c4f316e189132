import { pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', alignContent: 'start', gap: space[3] });
export const frame = pattern({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  boxShadow: vars.elevation[1],
});
export const picture = pattern({
  transition: `transform ${duration.slow}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.035)' } } } },
});
export const title = pattern({ ...display, letterSpacing: '-0.012em', fontSize: vars.text.bodySize });
