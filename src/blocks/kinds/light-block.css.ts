import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** The light of the stage shines behind the words as well. */
export const root = pattern({
  display: 'grid',
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingInlineStart: `max(${space[9]}, calc(50% - ${size.contentWide} / 2))`,
    },
  },
});
export const words = pattern({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[5],
  padding: `${space[10]} ${space[5]} ${space[7]}`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { padding: `${space[9]} ${space[9]} ${space[9]} 0` },
  },
});
export const text = pattern({ ...textStep.lead, color: vars.color.fgMuted });
