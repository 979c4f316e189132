import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** The answer, as large as the page allows; what is said about it stands at its margin. */
export const quote = pattern({
  ...textStep.lead,
  maxWidth: size.contentNarrow,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const lead = pattern({ display: 'grid', gap: space[4], minWidth: 0 });
export const comments = pattern({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${vars.color.borderSubtle}`,
  '@media': { [from.m]: { paddingInlineStart: space[7] } },
});
/** A comment that has just been sent takes the focus. */
export const comment = pattern({ minWidth: 0, outlineOffset: space[3] });
/** Must leave room for what is commented on, above the keyboard of a phone. */
export const box = pattern({
  minWidth: 0,
  maxHeight: '60svh',
  // Room for the outline of a field at the edge.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  overflowY: 'auto',
  '@media': { [from.l]: { maxHeight: 'none', overflowY: 'visible', maxWidth: size.contentNarrow } },
});
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });
