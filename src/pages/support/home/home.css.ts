import { forcedColours, from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

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
export const ways = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const way = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInline: space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.infoSoftFg,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [forcedColours]: { border: `${border.thin} solid` } },
});

/** Words in two columns, each topic on its own ground. */
export const topics = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from.l]: { gap: space[7], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const topic = pattern({
  display: 'grid',
  gridTemplateColumns: `${space[7]} minmax(0, 1fr)`,
  columnGap: space[5],
  alignContent: 'start',
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  selectors: {
    '&:nth-child(8n + 1), &:nth-child(8n + 4)': { backgroundColor: vars.color.infoSoft },
    '&:nth-child(8n + 5), &:nth-child(8n + 8)': { backgroundColor: vars.color.positiveSoft },
  },
  '@media': { [from.m]: { padding: space[7] }, [forcedColours]: { border: `${border.thin} solid` } },
});
export const topicWords = pattern({ display: 'grid', gap: space[2], minWidth: 0 });
export const topicLine = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const topicIcon = pattern({ color: vars.color.fgMuted });
export const topicLinks = pattern({ display: 'grid', marginTop: space[2] });
export const topicLink = pattern({ display: 'flex', alignItems: 'center', minHeight: size.touch });
