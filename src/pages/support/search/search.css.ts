import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** Answers in seven columns, products and people beside them; a phone has them below. */
export const columns = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  marginTop: space[5],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: space[10], alignItems: 'start' },
  },
});
export const groups = pattern({ display: 'grid', gap: space[8], minWidth: 0, maxWidth: size.contentNarrow });
export const aside = pattern({ display: 'grid', gap: space[8], minWidth: 0 });

export const hits = pattern({ minWidth: 0, marginTop: space[4], borderTop: `1px solid ${vars.color.borderSubtle}` });
export const hit = pattern({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const hitTitle = pattern({ ...textStep.h4 });
export const hitHeading = pattern({ fontWeight: vars.font.weightMedium });
/** The answer, with the lines that it has where it comes from. */
export const answer = pattern({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const mark = pattern({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.font.weightMedium,
  textDecoration: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});

/** A white panel, where people are reached. */
export const panel = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  padding: space[7],
  borderRadius: vars.radius.m,
  background: vars.color.bgRaised,
});
export const ways = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const product = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '64px',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const picture = pattern({
  flexShrink: 0,
  width: '64px',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
});
export const productName = pattern({ display: 'grid', gap: space[1], minWidth: 0 });
export const price = pattern({ ...textStep.small, color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });

export const words = pattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[7] });
export const word = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });
