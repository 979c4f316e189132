import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../foundations/styles.ts';
import { calm, canHover, forcedColours } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { duration, easing, size } from '../../theme/scale.ts';

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  '@media': { [canHover]: { ':hover': { backgroundColor: vars.color.bgSunken } } },
});

export const bulb = component({
  width: 30,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const moving = (property: string) => ({
  transition: `${property} ${duration.fast}ms ${easing.standard}`,
  '@media': { [calm]: { transition: 'none' } },
});

/** Off: the lamp is a small dot in the neck of the bulb. On: it has risen into the glass, which is lit. */
export const knob = component({
  ...moving('transform'),
  fill: 'currentColor',
  stroke: 'none',
  transformOrigin: '12px 9.5px',
  transform: 'translateY(5.5px) scale(0.5)',
});
export const glow = component({ ...moving('opacity'), fill: vars.color.brandBg, stroke: 'none', opacity: 0 });
export const rays = component({
  ...moving('opacity, transform'),
  transformOrigin: '12px 9.5px',
  transform: 'scale(0.8)',
  opacity: 0,
});

/** Until the machines have started, the theme of the page is the state of the switch. */
const whenOn = (part: string, style: Parameters<typeof globalStyle>[1]) => {
  for (const on of [`.${root}[aria-checked="true"]`, `:root[data-theme="dark"] .${root}:not([aria-checked])`])
    globalStyle(`${on} .${part}`, { '@layer': { [layers.components]: style } });
};
whenOn(knob, { transform: 'none' });
whenOn(glow, { opacity: 1, '@media': { [forcedColours]: { fill: 'Highlight' } } });
whenOn(rays, { opacity: 1, transform: 'none' });
