import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[6],
  '@media': { [from.l]: { gap: space[8] } },
});
/** The lamp by night over six columns, the deposit beside it. */
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
export const facts = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const mine = pattern({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  borderBlock: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const links = pattern({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[6]}` });
export const below = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[10] } },
});
export const column = pattern({ display: 'grid', alignContent: 'start', gap: space[8] });
export const prose = pattern({ display: 'grid', gap: space[4], maxWidth: size.contentNarrow });
