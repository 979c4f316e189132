import { component } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

const small = { ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' } as const;

/** Prices in a column of their own, so that the line never runs through a number. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gridTemplateAreas: '"values line" ". days"',
  columnGap: space[4],
  rowGap: space[3],
});
export const values = component({
  ...small,
  gridArea: 'values',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
});
export const line = component({
  gridArea: 'line',
  width: '100%',
  height: '160px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { height: '200px' } },
});
export const stroke = component({
  fill: 'none',
  stroke: vars.color.fgDefault,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});
export const days = component({ ...small, gridArea: 'days', display: 'flex', justifyContent: 'space-between' });

export const details = component({ marginTop: space[5] });
export const summary = component({
  width: 'fit-content',
  minHeight: size.touch,
  paddingBlock: space[4],
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
