import { emptyColumns, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** Five columns, one that stays empty, and six. */
const columns = {
  gridTemplateColumns: `${spanOf(5)} minmax(0, 1fr)`,
  columnGap: emptyColumns(1),
};

export const showcase = pattern({
  display: 'grid',
  rowGap: space[6],
  '@media': { [from.l]: { ...columns, alignItems: 'center' } },
});

export const picture = pattern({
  display: 'block',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgSunken,
});

/** As high on a phone as its words mostly are, so that nothing below moves when they come. */
export const words = pattern({ minHeight: 256, '@media': { [from.l]: { minHeight: 0 } } });

/** The rows below, under picture and words. */
export const rows = pattern({ display: 'grid', rowGap: space[10], '@media': { [from.l]: columns } });
