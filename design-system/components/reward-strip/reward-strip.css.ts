import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, size, space } from '../../theme/scale.ts';

/** As high with one fact as with two that take two lines each: what follows never moves. */
export const root = pattern({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: 164,
  paddingBlock: space[5],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.m]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space[8],
      minHeight: 104,
    },
  },
});

export const facts = pattern({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space[5],
  '@media': { [from.l]: { gridAutoColumns: 'minmax(0, max-content)', columnGap: space[10] } },
});

export const fact = pattern({ display: 'grid', alignContent: 'center', minHeight: size.touch });
export const title = pattern({ fontWeight: vars.font.weightMedium, fontVariantNumeric: 'tabular-nums' });
export const text = pattern({ ...textStep.small, color: vars.color.fgMuted });

export const foot = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  minWidth: 0,
  minHeight: size.touch,
  '@media': { [from.m]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } },
});
export const status = pattern({ ...textStep.small, color: vars.color.fgMuted });
