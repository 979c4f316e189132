import { emptyColumns, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** The list of parts on columns 1 to 4, the open part on 7 to 12; a phone shows the one or the other. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[7],
  alignItems: 'start',
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${spanOf(4)} minmax(0, 1fr)`,
      columnGap: emptyColumns(2),
    },
  },
});
const wideOnly = { display: 'none', '@media': { [from.l]: { display: 'flex' } } } as const;
/** On a phone the list is a page before the part, and the part that is open by itself on a wide screen stays closed. */
export const behind = pattern(wideOnly);
export const back = pattern({ '@media': { [from.l]: { display: 'none' } } });
/** Text and fields are no wider than one reads well. */
export const part = pattern({ maxWidth: 640 });
