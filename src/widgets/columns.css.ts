import { emptyColumns, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** Columns 1 to 7, one that stays empty, and 9 to 12: a form or a list with what it sums up to at its side. */
export const withSummary = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[9],
  alignItems: 'start',
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[9] },
    [from.xl]: {
      gridTemplateColumns: `minmax(0, 1fr) ${spanOf(4)}`,
      columnGap: emptyColumns(1),
    },
  },
});

/** Stays in view beside what is longer. */
export const beside = pattern({ minWidth: 0, '@media': { [from.l]: { position: 'sticky', top: 96 } } });

/** As wide as a form, on columns 1 to 7, where nothing stands beside it. */
export const formWidth = pattern({ maxWidth: 690 });
