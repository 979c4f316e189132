import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  display: 'grid',
  gap: space[9],
  minWidth: 0,
  '@media': { [from.l]: { gap: space[10] } },
});

/** The picture left of the question, five columns wide; a phone begins with the question. */
export const top = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[10], alignItems: 'center' },
  },
});
export const picture = pattern({ display: 'none', '@media': { [from.l]: { display: 'block' } } });
export const words = pattern({ display: 'grid', gap: space[7], minWidth: 0 });
export const group = pattern({ display: 'grid', gap: space[3], minWidth: 0 });
export const groupTitle = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const ways = pattern({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[7]}` });
export const way = pattern({ display: 'inline-flex', alignItems: 'center', minHeight: size.touch });

/** Words in two columns, parted by hairlines. */
export const topics = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[10],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const topic = pattern({
  display: 'grid',
  gridTemplateColumns: `${space[7]} minmax(0, 1fr)`,
  columnGap: space[5],
  alignContent: 'start',
  paddingBlock: space[7],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
export const topicWords = pattern({ display: 'grid', gap: space[2], minWidth: 0 });
export const topicLine = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const topicIcon = pattern({ color: vars.color.fgMuted });
export const topicLinks = pattern({ display: 'grid', marginTop: space[2] });
export const topicLink = pattern({ display: 'flex', alignItems: 'center', minHeight: size.touch });
