import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const cards = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
});
/** The lamp on one side and its words on the other; one above the other on a phone. */
export const card = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [from.m]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[7], alignItems: 'center' },
  },
});
export const words = pattern({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });
export const title = pattern({ ...display, ...textStep.h2, overflowWrap: 'anywhere', textWrap: 'balance' });
export const when = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  paddingBottom: space[3],
  fontVariantNumeric: 'tabular-nums',
});

export const row = pattern({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  paddingBlock: space[5],
  selectors: { 'li + li > &': { borderTop: `${border.thin} solid ${vars.color.borderSubtle}` } },
});
/** Coins have no picture. */
export const bare = pattern({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const rowTitle = pattern({ ...textStep.h4, overflowWrap: 'anywhere' });
