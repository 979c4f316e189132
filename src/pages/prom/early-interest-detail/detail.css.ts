import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({ display: 'grid', gap: space[6], paddingTop: space[6] });
/** The drawing over five columns and the words from the seventh on; on a phone the name stands above the drawing. */
export const split = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[11],
      rowGap: space[7],
    },
  },
});
export const head = pattern({
  display: 'grid',
  gap: space[3],
  '@media': { [from.l]: { gridColumn: 2, gridRow: 1 } },
});
export const drawing = pattern({ '@media': { [from.l]: { gridColumn: 1, gridRow: '1 / span 2' } } });
export const body = pattern({
  display: 'grid',
  alignContent: 'start',
  gap: space[7],
  '@media': { [from.l]: { gridColumn: 2, gridRow: '2 / span 2' } },
});
export const facts = pattern({
  ...textStep.small,
  display: 'grid',
  gap: space[2],
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const story = pattern({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': { [from.l]: { gridColumn: 1, gridRow: 3 } },
});
export const part = pattern({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const form = pattern({ display: 'grid', gap: space[6] });
