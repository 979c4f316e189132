import { component, componentVariants } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** Both outer columns have one width in every row, so that the bars have one scale. */
const columns = { gridTemplateColumns: '184px minmax(0, 1fr) 128px' } as const;

export const root = component({ fontVariantNumeric: 'tabular-nums' });
const rowOf = { display: 'grid', gap: `${space[3]} ${space[5]}`, paddingBlock: space[4] } as const;
const wideRow = { columnGap: space[7], alignItems: 'center', minHeight: 56, paddingBlock: space[3] } as const;
export const rows = componentVariants({
  drawn: {
    ...rowOf,
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gridTemplateAreas: '"words amount" "bar bar"',
    '@media': { [from.m]: { ...wideRow, ...columns, gridTemplateAreas: '"words bar amount"' } },
  },
  /** Nothing changes the sum: a bar would say nothing. */
  plain: {
    ...rowOf,
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gridTemplateAreas: '"words amount"',
    '@media': { [from.m]: wideRow },
  },
});
export const words = component({ gridArea: 'words', display: 'grid', alignContent: 'center', minWidth: 0 });
export const label = component({ fontWeight: vars.font.weightMedium, overflowWrap: 'anywhere' });
export const reason = component({ ...textStep.small, color: vars.color.fgMuted });
export const amount = component({
  gridArea: 'amount',
  textAlign: 'end',
  '@media': { [from.m]: { overflowWrap: 'anywhere' } },
});
export const saved = component({ color: vars.color.positiveText });

export const bar = component({
  gridArea: 'bar',
  width: '100%',
  height: space[4],
  '@media': { [from.m]: { height: space[6] } },
});
const seen = { forcedColorAdjust: 'none' } as const;
/** What stays is ink, what goes is its shadow, what comes is lighter ink. */
export const rest = component({
  fill: vars.color.fgDefault,
  '@media': { [forcedColours]: { ...seen, fill: 'CanvasText' } },
});
export const down = component({
  fill: vars.color.bgSkeleton,
  '@media': { [forcedColours]: { ...seen, fill: 'GrayText' } },
});
export const up = component({
  fill: vars.color.borderStrong,
  '@media': { [forcedColours]: { ...seen, fill: 'Highlight' } },
});

export const total = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[3],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.borderDefault}`,
});
export const totalLabel = component({ ...display, ...textStep.h4 });
export const totalAmount = component({ ...display, ...textStep.priceL, textAlign: 'end' });
export const note = component({
  marginInlineStart: space[2],
  ...textStep.small,
  fontFamily: vars.font.text,
  fontWeight: vars.font.weightRegular,
  letterSpacing: 0,
  color: vars.color.fgMuted,
});
export const action = component({
  display: 'grid',
  minHeight: size.touch,
  marginTop: space[6],
  '@media': { [from.m]: { justifyContent: 'end' } },
});
