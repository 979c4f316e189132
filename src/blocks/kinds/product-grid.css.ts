import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = pattern({
  display: 'grid',
  ...columns(2),
  gap: `${space[7]} ${space[4]}`,
  '@media': { [from.l]: { ...columns(4), gap: `${space[9]} ${space[7]}` } },
});
/** As large as four others: two columns and, on a laptop, both rows. */
export const large = pattern({ gridColumn: 'span 2', '@media': { [from.l]: { gridRow: 'span 2' } } });
