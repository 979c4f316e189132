import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[6],
  '@media': { [from.l]: { gap: space[7] } },
});
/** The product by night over seven columns, what it costs beside it. */
export const split = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[10], alignItems: 'start' },
  },
});
export const picture = pattern({ overflow: 'hidden', borderRadius: vars.radius.s });
export const words = pattern({ display: 'grid', alignContent: 'start', gap: space[5] });
export const facts = pattern({
  ...textStep.small,
  display: 'grid',
  gap: space[2],
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const buttons = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
});
export const below = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginTop: space[6],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[10], marginTop: space[8] },
  },
});
export const highlights = pattern({ display: 'grid', gap: space[4], maxWidth: size.contentNarrow });
export const links = pattern({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[6]}` });
