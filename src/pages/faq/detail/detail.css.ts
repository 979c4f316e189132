import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const lead = pattern({ display: 'grid', gap: space[5], minWidth: 0 });
export const details = pattern({ maxWidth: size.contentNarrow, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const actions = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[5]}` });
export const answers = pattern({ display: 'grid', gap: space[8], minWidth: 0 });
/** An answer that has just been sent takes the focus. */
export const answer = pattern({ minWidth: 0, outlineOffset: space[3] });

/** The box of an answer must leave room for what it answers, above the keyboard of a phone. */
export const reply = pattern({
  minWidth: 0,
  maxHeight: '70svh',
  // Room for the outline of a field at the edge.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  overflowY: 'auto',
  '@media': { [from.l]: { maxHeight: 'none', overflowY: 'visible', maxWidth: size.contentNarrow } },
});
/** On a phone related questions stand below the answers; on a wide screen they are beside them. */
export const relatedBelow = pattern({ marginTop: space[9], '@media': { [from.l]: { display: 'none' } } });
export const relatedAlone = pattern({ marginTop: space[9] });
export const related = pattern({ display: 'grid', gap: space[3] });
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });
