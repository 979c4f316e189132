import { gutter, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const list = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A day of the calendar: when on columns 1 to 4, what on 5 to 12; one after the other on a phone. */
export const row = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  selectors: { '& + &': { borderTop: `${border.thin} solid ${vars.color.borderSubtle}` } },
  '@media': {
    [from.l]: { gridTemplateColumns: `${spanOf(4)} minmax(0, 1fr)`, columnGap: gutter, paddingBlock: space[7] },
  },
});
export const when = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space[3]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const what = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});
export const title = pattern({ ...display, ...textStep.h3, overflowWrap: 'anywhere', textWrap: 'balance' });
/** The whole row is the target of its link. */
export const link = pattern({ selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } });
export const summary = pattern({ color: vars.color.fgMuted, maxWidth: '60ch' });

/** What runs now has its picture, from one edge of the row to the other. */
export const picture = pattern({
  gridColumn: '1 / -1',
  aspectRatio: '16 / 9',
  '@media': { [from.l]: { aspectRatio: '21 / 9' } },
});
