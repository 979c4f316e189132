import { spanOf } from '#design-system/foundations/grid-columns.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[4]} ${space[11]}` } },
});

/** What it is for on columns 1 to 5, how it comes about beside it. */
export const split = pattern({
  display: 'grid',
  gap: space[7],
  alignItems: 'start',
  '@media': {
    [from.l]: { gridTemplateColumns: `${spanOf(5)} minmax(0, 1fr)`, columnGap: space[10] },
  },
});
export const sum = pattern({ minWidth: 0 });

/** Beside each other on a phone, where the sum is what one came for. */
export const product = pattern({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } },
});
export const productWords = pattern({ display: 'grid', justifyItems: 'start', gap: space[3], minWidth: 0 });
export const productTitle = pattern({ ...display, ...textStep.h4, overflowWrap: 'anywhere' });

export const pieces = pattern({ display: 'grid', gap: space[2] });

export const actions = pattern({
  display: 'grid',
  gap: space[4],
  '@media': { [from.m]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(176px, max-content)' } },
});

export const lowest = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[7]}`,
  marginTop: space[7],
  paddingBlock: space[5],
  borderBlock: `1px solid ${vars.color.borderSubtle}`,
});
export const lowestAmount = pattern({
  ...display,
  ...textStep.h4,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  fontVariantNumeric: 'tabular-nums',
});
export const note = pattern({ marginTop: space[5] });
export const discounts = pattern({ marginTop: space[9] });

export const history = pattern({ display: 'grid', gap: space[3], marginTop: space[9] });
export const chart = pattern({ marginTop: space[5] });
