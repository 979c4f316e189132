import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** What waits, beside a small picture where there is room. */
export const lead = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [from.m]: { gridTemplateColumns: 'minmax(0, 1fr) 200px', alignItems: 'start' } },
});
export const words = pattern({ display: 'grid', gap: space[4], minWidth: 0 });
export const picture = pattern({ display: 'none', '@media': { [from.m]: { display: 'block' } } });
export const facts = pattern({ maxWidth: size.contentNarrow, fontVariantNumeric: 'tabular-nums' });
export const ways = pattern({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

export const lights = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: space[6],
});
export const light = pattern({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[3],
  color: vars.color.fgDefault,
});
export const lightName = pattern({ fontWeight: vars.font.weightMedium, overflowWrap: 'anywhere' });
export const lightCount = pattern({ ...textStep.small, display: 'block', color: vars.color.fgMuted });

export const row = pattern({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  paddingBlock: space[6],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const title = pattern({
  ...display,
  ...textStep.h4,
  maxWidth: size.contentNarrow,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
/** The beginning of a text. */
export const text = pattern({
  display: '-webkit-box',
  overflow: 'hidden',
  maxWidth: size.contentNarrow,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** Of a draft that has lost its question, to be copied. */
export const whole = pattern({ maxWidth: size.contentNarrow, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const notes = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[5]}` });
