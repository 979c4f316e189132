import { component, componentVariants } from '../../foundations/styles.ts';
import { energy, size } from '../../theme/scale.ts';
import { calibri } from './energy-class.css.ts';

export const arrowLink = component({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });
export const arrow = component({ flexShrink: 0, width: 'auto', forcedColorAdjust: 'none' });
export const arrowSizes = componentVariants({ s: { height: 24 }, m: { height: 32 } });
export const arrowLine = component({ stroke: energy.ink, strokeWidth: 1 });
export const arrowBox = component({ fill: energy.ground, stroke: energy.ink, strokeWidth: 1 });
export const up = component({ fill: 'none', stroke: energy.ink, strokeWidth: 1.25 });
export const range = component({ ...calibri, fill: energy.ink });
