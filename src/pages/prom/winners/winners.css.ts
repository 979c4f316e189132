import { gutter, spanOf } from '#design-system/foundations/grid-columns.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const night = pattern({ display: 'grid', gap: space[6] });
export const body = pattern({ display: 'grid', gap: space[10], paddingBlock: space[8] });

/** The prizes one below the other on a phone, in columns where there is room. */
export const prizes = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gutter } },
});
export const prize = pattern({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const picture = pattern({ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: vars.radius.s });
export const prizeTitle = pattern({ ...display, ...textStep.h4, textWrap: 'balance' });

export const split = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [from.l]: { gridTemplateColumns: `${spanOf(7)} minmax(0, 1fr)`, columnGap: gutter, alignItems: 'start' },
  },
});
export const column = pattern({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minWidth: 0,
  justifyItems: 'start',
});
/** Parts of the page one below the other. */
export const parts = pattern({ display: 'grid', gap: space[9], alignContent: 'start', minWidth: 0 });
export const wide = pattern({ justifySelf: 'stretch', minWidth: 0 });

export const findings = pattern({ display: 'grid', gap: space[3] });
export const finding = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  paddingBlockEnd: space[3],
  borderBottom: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const holds = pattern({ color: vars.color.positiveText });
export const fails = pattern({ color: vars.color.criticalText });

/** Fingerprints are long and have no words in them. */
export const hash = pattern({ ...textStep.small, fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const hashes = pattern({ display: 'grid', gap: space[2], paddingInlineStart: space[5] });
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const links = pattern({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[6]}` });
export const steps = pattern({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[6],
  maxWidth: size.contentNarrow,
});
export const past = pattern({ display: 'grid' });
export const pastRow = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[4],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
