import { atThumb } from '../../foundations/at-thumb.ts';
import { component } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { from, onPaper } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});
export const steps = component({
  display: 'none',
  '@media': { [from.l]: { display: 'block', gridColumn: '1 / -1', marginBottom: space[3] } },
});

export const question = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
  maxWidth: size.contentNarrow,
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
});
export const back = component({ display: 'inline-flex', alignItems: 'center', gap: space[2], minHeight: size.touch });
export const count = component({ color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
/** Where the names of the steps are, the count is not needed. */
export const countBesideSteps = component({
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.l]: { display: 'none' } },
});
export const content = component({ minWidth: 0, marginTop: space[3] });

/** At the thumb on small screens, at the end of the answers on wide ones. */
export const foot = component({
  ...atThumb,
  '@media': {
    ...atThumb['@media'],
    [from.l]: { ...atThumb['@media'][from.l], gridTemplateColumns: 'auto', justifyContent: 'end' },
    // On paper it stays, unlike a bar to write into.
    [onPaper]: { display: 'grid' },
  },
});

export const answers = component({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.l]: {
      position: 'sticky',
      top: 96,
      paddingTop: 0,
      paddingInlineStart: space[8],
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
    },
  },
});
export const answersHeading = component({ ...textStep.small, color: vars.color.fgMuted });
