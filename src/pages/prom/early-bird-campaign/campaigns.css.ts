import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingTop: space[6],
  '@media': { [from.l]: { gap: space[10] } },
});
/** The lamp over six columns, what it costs and when beside it. */
export const lead = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[10], alignItems: 'center' },
  },
});
export const leadPicture = pattern({ overflow: 'hidden', borderRadius: vars.radius.s });
export const leadWords = pattern({ display: 'grid', gap: space[5] });
export const worth = pattern({ ...textStep.h3, fontVariantNumeric: 'tabular-nums' });
export const facts = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const rows = pattern({ display: 'grid' });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: space[5],
  rowGap: space[3],
  alignItems: 'center',
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
  '@media': { [from.m]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' } },
});
export const rowWords = pattern({ display: 'grid', gap: space[2], minWidth: 0 });
/** Beside the words from a tablet on, under them on a phone. */
export const rowAction = pattern({ gridColumn: 2, '@media': { [from.m]: { gridColumn: 3 } } });
