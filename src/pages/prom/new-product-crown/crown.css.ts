import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingTop: space[6],
  '@media': { [from.l]: { gap: space[11] } },
});
/** The drawing over seven columns, the words beside it. */
export const leading = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[10], alignItems: 'center' },
  },
});
export const words = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const action = pattern({ justifySelf: 'start', marginTop: space[3] });
export const facts = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const cards = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[7]} ${space[4]}`,
  '@media': {
    [from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.l]: { gap: `${space[9]} ${space[7]}` },
  },
});
export const card = pattern({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });
export const cardWords = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const rows = pattern({ display: 'grid', maxWidth: size.contentMedium });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
