import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

/** The band begins at the bar of the shop. */
export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginTop: `calc(-1 * ${space[5]})`,
  '@media': { [from.l]: { gap: space[11], marginTop: `calc(-1 * ${space[7]})` } },
});
/** A sum is read over the picture, so the numbers of a row are as wide as each other. */
export const sums = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  fontVariantNumeric: 'tabular-nums',
});
export const prizes = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** On a phone the picture stands beside the words, above them from there on. */
export const prize = pattern({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[5],
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } },
});
export const prizeWords = pattern({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'baseline',
});
/** Of a prize, and how often somebody is in the draw. */
export const number = pattern({ ...textStep.h2, fontVariantNumeric: 'tabular-nums' });
export const halves = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] } },
});
export const part = pattern({ display: 'grid', alignContent: 'start', gap: space[5], overflowWrap: 'anywhere' });
/** The question of a step stands under its row. */
export const question = pattern({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  paddingBlock: `0 ${space[5]}`,
  paddingInlineStart: space[10],
  selectors: { '&:not(:last-child)': { borderBottom: `${border.thin} solid ${vars.color.borderSubtle}` } },
});
export const draw = pattern({ display: 'grid', gap: space[4], maxWidth: size.contentNarrow });
/** A digest is compared sign by sign. */
export const digest = pattern({
  ...textStep.small,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
});
export const rules = pattern({ maxWidth: size.contentNarrow, overflowWrap: 'anywhere' });
