import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { energy } from '../../theme/scale.ts';

/** The law names Calibri; where it is not installed, a plain face of its width stands in. */
export const calibri = {
  fontFamily: 'Calibri, Carlito, "Open Sans", sans-serif',
  fontWeight: vars.font.weightBold,
} as const;

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
