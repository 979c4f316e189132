import { component, componentVariants, pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[5], minWidth: 0 });

/** No gap between columns: the wires meet. */
export const strands = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[1],
  paddingBottom: space[3],
});
export const extents = componentVariants({
  one: { maxWidth: 560 },
  few: { '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[3] } } },
  many: {
    '@media': {
      [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[3] },
      [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

export const strand = pattern({ width: '100%', height: 'auto', overflow: 'visible' });

const line = { fill: 'none', strokeWidth: 1, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const unlit = pattern({
  ...line,
  stroke: vars.color.borderStrong,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const lit = pattern({
  fill: vars.color.brandBg,
  '@media': { [forcedColours]: { fill: 'Highlight' } },
});
export const halo = pattern({ fill: vars.color.brandBg, fillOpacity: 0.28 });

/** The colour of the words around it, so that it shows on any ground. */
export const ring = pattern({ ...line, strokeWidth: 1.5, stroke: 'currentColor' });

export const scale = pattern({ ...textStep.small, color: 'inherit' });
