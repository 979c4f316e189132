import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

const half = `calc(${size.contentWide} / 2)`;

/** Twelve columns of the page: five for the words, seven for the picture, which goes on to the edge of the page. */
export const root = pattern({
  display: 'grid',
  '@media': {
    [from.l]: {
      gridTemplateColumns: `minmax(0, 5fr) minmax(0, 7fr)`,
      minHeight: '520px',
      paddingInlineStart: `max(${space[9]}, calc(50% - ${half}))`,
    },
  },
});
/** The picture on the other side. */
export const flipped = pattern({
  '@media': {
    [from.l]: {
      gridTemplateColumns: `minmax(0, 7fr) minmax(0, 5fr)`,
      paddingInline: `0 max(${space[9]}, calc(50% - ${half}))`,
    },
  },
});
export const words = pattern({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[5],
  order: 1,
  padding: `${space[7]} ${space[5]} ${space[9]}`,
  '@media': {
    [from.m]: { paddingInline: space[7] },
    [from.l]: { order: 0, padding: `${space[9]} ${space[9]} ${space[9]} 0` },
  },
});
export const after = pattern({
  '@media': { [from.l]: { order: 1, paddingInline: `${space[9]} 0` } },
});
export const text = pattern({ ...textStep.lead, maxWidth: '36ch', color: vars.color.fgMuted });
export const picture = pattern({
  aspectRatio: '4 / 3',
  '@media': { [from.l]: { aspectRatio: 'auto', height: '100%' } },
});
