import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { energy, size } from '../../theme/scale.ts';

/** The law names Verdana and Calibri; where they are not installed, a plain face of their widths stands in. */
const verdana = { fontFamily: 'Verdana, "DejaVu Sans", sans-serif' } as const;
const calibri = { fontFamily: 'Calibri, Carlito, "Open Sans", sans-serif', fontWeight: vars.font.weightBold } as const;

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

export const classes = componentVariants({
  A: { fill: energy.classA },
  B: { fill: energy.classB },
  C: { fill: energy.classC },
  D: { fill: energy.classD },
  E: { fill: energy.classE },
  F: { fill: energy.classF },
  G: { fill: energy.classG },
});
/** White with a thin black outline, so that it is read on yellow, too. */
export const scaleClass = component({
  ...calibri,
  fill: energy.ground,
  stroke: energy.ink,
  paintOrder: 'stroke',
});
export const ownClass = component({ ...calibri, fill: energy.ground });

export const arrowLink = component({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });
export const arrow = component({ flexShrink: 0, width: 'auto', forcedColorAdjust: 'none' });
export const arrowSizes = componentVariants({ s: { height: 24 }, m: { height: 32 } });
export const arrowLine = component({ stroke: energy.ink, strokeWidth: 1 });
export const arrowBox = component({ fill: energy.ground, stroke: energy.ink, strokeWidth: 1 });
export const up = component({ fill: 'none', stroke: energy.ink, strokeWidth: 1.25 });
export const range = component({ ...calibri, fill: energy.ink });
