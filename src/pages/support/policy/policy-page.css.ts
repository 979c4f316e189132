import { from, onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[4]} ${space[11]}` } },
});

export const list = pattern({ maxWidth: size.contentNarrow, borderTop: `1px solid ${vars.color.borderSubtle}` });
export const row = pattern({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const rowTitle = pattern({ fontWeight: vars.font.weightMedium });
export const rowText = pattern({ ...textStep.small, color: vars.color.fgMuted });

/** Below the text, in its column. */
export const others = pattern({
  marginTop: space[9],
  '@media': { [from.l]: { paddingInlineStart: `calc(224px + ${space[10]})` }, [onPaper]: { display: 'none' } },
});
export const screenOnly = pattern({ '@media': { [onPaper]: { display: 'none' } } });
