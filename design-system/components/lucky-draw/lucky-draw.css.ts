import { keyframes } from '@vanilla-extract/css';
import { componentVariants, pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { calm } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { easing, space } from '../../theme/scale.ts';

const sway = keyframes({ from: { transform: 'translateX(-10px)' }, to: { transform: 'translateX(10px)' } });
const dive = keyframes({
  '0%, 100%': { transform: 'none' },
  '45%, 60%': { transform: 'translateY(104px)' },
});
const lift = keyframes({ from: { transform: 'translateY(104px)' } });

export const root = pattern({
  display: 'grid',
  gap: space[5],
  justifyItems: 'center',
  minWidth: 0,
  textAlign: 'center',
});
export const stage = pattern({ width: '100%', maxWidth: 360, height: 'auto' });

export const cabinet = pattern({ fill: vars.color.bgInverse });
export const glass = pattern({ fill: vars.color.bgSunken });
export const rail = pattern({ fill: vars.color.borderStrong });
export const knob = pattern({ fill: vars.color.brandBg });
export const slot = pattern({ fill: vars.color.fgMuted });
export const metal = pattern({ fill: vars.color.fgMuted });
export const rope = pattern({ stroke: vars.color.borderStrong, strokeWidth: 2 });
export const prongs = pattern({
  fill: 'none',
  stroke: vars.color.fgMuted,
  strokeWidth: 5,
  strokeLinecap: 'round',
});
export const shine = pattern({ fill: vars.color.bgSurface, fillOpacity: 0.28 });

export const glasses = componentVariants({
  amber: { fill: vars.color.brandSoft, stroke: vars.color.brandBg },
  petrol: { fill: vars.color.infoSoft, stroke: vars.color.infoBg },
  clear: { fill: vars.color.bgSurface, stroke: vars.color.borderStrong },
});
export const litGlass = pattern({ fill: vars.color.brandBg });
export const socket = pattern({ fill: vars.color.fgSubtle });
export const filament = pattern({
  fill: 'none',
  stroke: vars.color.brandText,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

const still = { '@media': { [calm]: { animation: 'none' } } } as const;

export const claw = pattern({
  selectors: {
    [`${root}[data-state="idle"] &`]: {
      animation: `${sway} 2400ms ${easing.standard} infinite alternate`,
    },
    [`${root}[data-state="running"] &`]: { animation: `${dive} 1800ms ${easing.standard} infinite` },
    [`${root}[data-state="won"] &`]: { animation: `${lift} 900ms ${easing.enter}` },
  },
  ...still,
});
export const prize = pattern({
  visibility: 'hidden',
  selectors: { [`${root}[data-state="won"] &`]: { visibility: 'visible' } },
});

export const message = pattern({
  ...display,
  ...textStep.h4,
  minHeight: '1.625rem',
  textWrap: 'balance',
});
export const foot = pattern({ display: 'grid', gap: space[4], justifyItems: 'center' });
export const tries = pattern({ ...textStep.small, color: vars.color.fgMuted });
