import { emptyColumns, spanOf } from '#design-system/foundations/grid-columns.ts';
import { coveringMark } from '#design-system/foundations/covering-mark.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

/** The list of parts on columns 1 to 4, the open part on 7 to 12; a phone shows the one or the other. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[7],
  alignItems: 'start',
  '@media': {
    [from.l]: {
      gridTemplateColumns: `${spanOf(4)} minmax(0, 1fr)`,
      columnGap: emptyColumns(2),
    },
  },
});
const wideOnly = { display: 'none', '@media': { [from.l]: { display: 'flex' } } } as const;
/** On a phone the list is a page before the part, and the part that is open by itself on a wide screen stays closed. */
export const behind = pattern(wideOnly);
export const back = pattern({ '@media': { [from.l]: { display: 'none' } } });
/** Text and fields are no wider than one reads well. */
export const part = pattern({ maxWidth: 640 });

/** Others meet the member on this ground. */
export const seen = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  backgroundColor: vars.color.infoSoft,
  overflowWrap: 'anywhere',
});

export const legend = pattern({ ...textStep.small, marginBottom: space[4], fontWeight: vars.font.weightMedium });
export const frames = pattern({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[3] });
export const frame = pattern({
  ...textStep.caption,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  paddingInline: space[1],
  border: `${border.thin} solid transparent`,
  borderRadius: vars.radius.m,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.actionBg, backgroundColor: vars.color.bgSurface },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
});
export const frameMark = pattern(coveringMark);
