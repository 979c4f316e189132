import { forcedColours } from '../../foundations/media.ts';
import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  width: '100%',
  height: 6,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.bgSkeleton,
  '@media': { [forcedColours]: { border: '1px solid' } },
});

export const tones = componentVariants({
  brand: { fill: vars.color.brandBg },
  caution: { fill: vars.color.cautionBg },
  positive: { fill: vars.color.positiveBg },
  info: { fill: vars.color.infoBg },
  neutral: { fill: vars.color.fgMuted },
});
