import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[9], paddingTop: space[6] });
/** Tasks beside the exchange where there is room. */
export const columns = pattern({
  display: 'grid',
  gap: space[9],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const figures = pattern({ fontVariantNumeric: 'tabular-nums' });
export const tasks = pattern({ listStyle: 'none', margin: 0, padding: 0 });
export const item = pattern({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
});
/** A product that coins are exchanged for: its picture beside what it costs. */
export const exchanged = pattern({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
});
export const exchangedPicture = pattern({ width: '96px' });
export const exchangedText = pattern({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const grid = pattern({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const product = pattern({ display: 'grid', gap: space[3], alignContent: 'start' });
export const ledger = pattern({ maxWidth: '960px' });
export const rules = pattern({ maxWidth: '960px', listStyle: 'none', margin: 0, padding: 0 });
export const rule = pattern({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: space[7] } },
});
