import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { calm, canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
});
export const frame = pattern({ overflow: 'hidden' });
export const picture = pattern({
  transition: `transform ${duration.slow}ms ${easing.standard}`,
  selectors: { [`${root}[data-phase="over"] &`]: { filter: 'grayscale(0.8)' } },
  '@media': {
    [canHover]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.035)' } } },
    [calm]: { transform: 'none !important' },
  },
});
export const text = pattern({ display: 'grid', gap: space[3], padding: space[6] });
export const when = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: vars.color.fgMuted,
});
export const title = pattern({ ...textStep.h4, overflowWrap: 'anywhere' });
/** The whole card is the click target of its link. */
export const link = pattern({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m } },
});
export const lead = pattern({ ...textStep.small, color: vars.color.fgMuted });
