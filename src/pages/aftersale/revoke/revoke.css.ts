import { coveringMark } from '#design-system/foundations/covering-mark.ts';
import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const consequences = pattern({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  color: vars.color.fgMuted,
});
/** The picture at the left, the money at the right. */
export const line = pattern({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'center',
  '@media': { [from.m]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', columnGap: space[7] } },
});
export const thumb = pattern({ borderRadius: vars.radius.s });
export const words = pattern({ minWidth: 0, overflowWrap: 'anywhere' });

export const reasons = pattern({ display: 'grid', gap: space[4] });
/** Two in a row on a phone, where rows of unlike lengths would take half as much room again. */
export const chips = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space[3],
  '@media': { [from.m]: { display: 'flex', flexWrap: 'wrap' } },
});
export const chip = pattern({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `${border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgSurface,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.actionBg,
      backgroundColor: vars.color.actionBg,
      color: vars.color.actionFg,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
});
export const chipMark = pattern(coveringMark);

/** Money that comes back is green. */
export const refund = pattern({ backgroundColor: vars.color.positiveSoft });
