import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { energy } from '../../theme/scale.ts';
import { calibri } from './energy-class.css.ts';

/** The law names Verdana; where it is not installed, a plain face of its width stands in. */
const verdana = { fontFamily: 'Verdana, "DejaVu Sans", sans-serif' } as const;
/** The label is a picture of a printed thing: forced colours would hide what the law wants seen. */
export const label = component({
  width: '100%',
  maxWidth: 360,
  height: 'auto',
  flexShrink: 1,
  forcedColorAdjust: 'none',
});

export const ground = component({ fill: energy.ground, stroke: energy.union, strokeWidth: 1 });
export const flag = component({ fill: energy.union });
export const star = component({ fill: energy.classD });
export const energ = component({ ...calibri, fill: energy.union, letterSpacing: '-0.01em' });
export const bolt = component({ fill: energy.ground });
export const rule = component({ stroke: energy.ink, strokeWidth: 0.25 });
export const supplier = component({ ...verdana, fill: energy.ink, fontWeight: vars.font.weightBold });
export const words = component({ ...verdana, fill: energy.ink });
export const use = component({ ...verdana, fill: energy.ink, fontWeight: vars.font.weightBold });
export const black = component({ fill: energy.ink });

export const ownClass = component({ ...calibri, fill: energy.ground });
