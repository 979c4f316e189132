import { keyframes } from '@vanilla-extract/css';
import { component } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, layer, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = component({
  ...textStep.small,
  zIndex: layer.tooltip,
  maxWidth: 280,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgInverse,
  color: vars.color.fgInverse,
  boxShadow: vars.elevation[2],
  animation: `${appear} ${duration.fast}ms ${easing.standard}`,
});
