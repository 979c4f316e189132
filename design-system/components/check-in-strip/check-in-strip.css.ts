import { componentVariants, pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  gap: space[7],
  minWidth: 0,
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 960px) auto',
      alignItems: 'end',
      justifyContent: 'space-between',
      columnGap: space[10],
    },
  },
});

export const days = pattern({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 76px)',
  justifyContent: 'space-between',
  '@media': { [from.l]: { gridAutoColumns: 'minmax(0, 96px)' } },
});

export const day = pattern({ display: 'grid', justifyItems: 'center', gap: space[3], textAlign: 'center' });
export const bulb = pattern({ width: '100%', height: 'auto', overflow: 'visible' });

const line = {
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
const drawn = (stroke: string) => ({ ...line, stroke, '@media': { [forcedColours]: { stroke: 'CanvasText' } } });
const filled = (fill: string, stroke: string, forced: string) => ({
  ...line,
  fill,
  stroke,
  '@media': { [forcedColours]: { fill: forced, stroke: 'CanvasText' } },
});

export const glasses = componentVariants({
  on: filled(vars.color.brandSoft, vars.color.fgDefault, 'Canvas'),
  today: filled(vars.color.brandBg, vars.color.brandFg, 'Highlight'),
  off: filled('none', vars.color.borderStrong, 'Canvas'),
});
export const filaments = componentVariants({
  on: drawn(vars.color.brandText),
  today: drawn(vars.color.brandFg),
  off: { display: 'none' },
});
export const sockets = componentVariants({
  on: drawn(vars.color.fgDefault),
  today: drawn(vars.color.fgDefault),
  off: drawn(vars.color.borderStrong),
});
export const rays = pattern(drawn(vars.color.brandBg));

export const haloStops = componentVariants({
  on: { stopColor: vars.color.brandSoft, stopOpacity: 0.9 },
  today: { stopColor: vars.color.brandBg, stopOpacity: 0.5 },
});
export const haloEnd = pattern({ stopColor: vars.color.brandBg, stopOpacity: 0 });

const amount = { ...textStep.small, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

export const amounts = componentVariants({
  on: { ...amount, color: vars.color.fgMuted },
  today: { ...amount, fontWeight: vars.font.weightBold },
  off: { ...amount, color: vars.color.fgMuted },
});

export const foot = pattern({ display: 'grid', minWidth: 0 });
export const status = pattern({
  ...textStep.small,
  fontWeight: vars.font.weightMedium,
  selectors: { '&:empty': { display: 'none' } },
});
