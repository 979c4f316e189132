import { spanOf } from '#design-system/foundations/grid-columns.ts';
import { from, onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** The lamp above what is true of its order, on columns 1 to 4 where both have room. */
export const head = pattern({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': {
    [from.l]: {
      columnGap: space[9],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: `${spanOf(4)} minmax(0, 1fr)` } },
    },
  },
});
export const lamp = pattern({
  aspectRatio: '2 / 1',
  borderRadius: vars.radius.s,
  '@media': { [from.l]: { aspectRatio: '4 / 3' }, [onPaper]: { display: 'none' } },
});

export const fold = pattern({
  '@media': { [onPaper]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});
export const foldTitle = pattern({
  ...textStep.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  color: vars.color.fgMuted,
  cursor: 'pointer',
});
