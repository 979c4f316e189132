import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** A slow pulse without movement. */
export const breathing = `${keyframes({ '50%': { opacity: 0.5 } })} 1800ms ease-in-out infinite`;

export const bone = component({
  display: 'block',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSkeleton,
  animation: breathing,
  // Nothing comes.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const bones = componentVariants({
  line: { height: 14, width: '100%' },
  shortLine: { height: 14, width: '60%' },
  title: { height: 32, width: '70%', maxWidth: 420 },
  price: { height: 24, width: 96 },
  square: { aspectRatio: '1', width: '100%', borderRadius: vars.radius.s },
  thumb: { width: 96, height: 96, flexShrink: 0, borderRadius: vars.radius.m },
  field: { height: 52, borderRadius: vars.radius.m },
  button: { height: 56, borderRadius: vars.radius.full },
  banner: { height: 320, borderRadius: vars.radius.s },
});

export const row = component({ display: 'flex', gap: space[5], alignItems: 'center' });
export const column = component({ display: 'grid', gap: space[4], flex: 1, alignContent: 'start' });
export const roomy = component({ gap: space[7] });

export const split = component({
  display: 'grid',
  gap: space[7],
  '@media': { [from.l]: { gridTemplateColumns: '1fr 1fr', gap: space[10] } },
});
