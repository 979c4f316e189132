import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

/** The band begins at the bar of the shop. */
export const full = pattern({
  marginTop: `calc(-1 * ${space[5]})`,
  '@media': { [from.l]: { marginTop: `calc(-1 * ${space[7]})` } },
});
export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [from.l]: { gap: space[11] } },
});
/** What it is worth on columns 1 to 4, the conditions beside it. */
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[7], alignItems: 'baseline' },
  },
});
export const worth = pattern({ ...textStep.h4, fontVariantNumeric: 'tabular-nums' });
export const condition = pattern({ color: vars.color.fgMuted });
export const rules = pattern({ maxWidth: size.contentNarrow });
