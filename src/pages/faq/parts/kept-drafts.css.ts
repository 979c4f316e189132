import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

/** A text beside the one that is being written. */
export const other = pattern({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  maxWidth: size.contentNarrow,
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${vars.color.borderSubtle}`,
});
export const words = pattern({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
