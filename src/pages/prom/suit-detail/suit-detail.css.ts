import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const builder = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    [from.l]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: space[9],
      alignItems: 'start',
    },
  },
});
/** Stays in view beside the items. */
export const picture = pattern({ minWidth: 0, '@media': { [from.l]: { position: 'sticky', top: 96 } } });

export const item = pattern({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  columnGap: space[5],
  alignItems: 'start',
  paddingBlock: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
});
export const itemText = pattern({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const itemPrice = pattern({
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const rating = pattern({ ...textStep.small, color: vars.color.fgMuted });

export const maths = pattern({
  display: 'grid',
  gap: space[3],
  paddingTop: space[5],
  borderTop: `${border.thin} solid ${vars.color.borderSubtle}`,
  fontVariantNumeric: 'tabular-nums',
});
export const mathsRow = pattern({ display: 'flex', justifyContent: 'space-between', gap: space[5] });
export const mathsTotal = pattern({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[5],
  marginTop: space[3],
  fontSize: vars.text.h3Size,
  fontWeight: vars.font.weightMedium,
});
/** A phone has the button at the thumb. */
export const wideButton = pattern({ display: 'none', '@media': { [from.l]: { display: 'block' } } });
export const terms = pattern({ ...textStep.small, display: 'grid', gap: space[3], color: vars.color.fgMuted });
export const others = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[7] } },
});
