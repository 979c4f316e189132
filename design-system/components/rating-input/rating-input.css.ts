import { component } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[2] });
export const legend = component({ ...textStep.small, fontWeight: vars.font.weightMedium });
export const stars = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -6 });
export const option = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.s,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: -2 },
    '&:has(:disabled)': { opacity: 0.5 },
  },
});
export const input = component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const star = component({
  fill: 'transparent',
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  transition: `fill ${duration.fast}ms ${easing.standard}`,
});
export const lit = component({
  fill: vars.color.rating,
  stroke: vars.color.rating,
  '@media': { [forcedColours]: { fill: 'Highlight', stroke: 'Highlight' } },
});
export const word = component({ ...textStep.small, paddingInlineStart: space[4], color: vars.color.fgMuted });
export const error = component({
  ...textStep.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.criticalText,
});
