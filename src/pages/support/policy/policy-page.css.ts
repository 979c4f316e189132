import { forcedColours, from, onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[4]} ${space[11]}` } },
});

/** Words and a picture beside each other, at the head of the page. */
export const head = pattern({
  display: 'grid',
  gap: space[7],
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' } },
});
export const list = pattern({
  display: 'grid',
  gap: `${space[6]} ${space[7]}`,
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = pattern({ display: 'grid', gap: space[2], alignContent: 'start' });
/** The policies that most people come for. */
export const tinted = pattern({
  height: '100%',
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.infoSoft,
  '@media': { [forcedColours]: { border: '1px solid' } },
});
export const rowTitle = pattern({ ...textStep.lead, fontWeight: vars.font.weightMedium });
export const rowText = pattern({ ...textStep.small, color: vars.color.fgMuted });

/** Below the text, in its column. */
export const others = pattern({
  marginTop: space[9],
  '@media': { [from.l]: { paddingInlineStart: `calc(224px + ${space[10]})` }, [onPaper]: { display: 'none' } },
});
export const screenOnly = pattern({ '@media': { [onPaper]: { display: 'none' } } });
