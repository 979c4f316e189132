import { pattern } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'flex' });
/** A long label takes space from its neighbours before it touches their labels. */
export const item = pattern({ flex: 'auto' });
export const shortcut = pattern({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: 88,
  paddingBlock: space[4],
  borderRadius: vars.radius.m,
  textAlign: 'center',
  transition: `background-color ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
});
export const label = pattern({
  color: vars.color.fgMuted,
  fontSize: vars.text.captionSize,
  lineHeight: 1.25,
  '@media': { [from.m]: { fontSize: vars.text.smallSize } },
});
export const mark = pattern({ position: 'relative', display: 'grid', placeItems: 'center', minHeight: 28 });
export const figure = pattern({ ...display, fontSize: vars.text.h3Size, lineHeight: '28px' });
export const count = pattern({
  position: 'absolute',
  top: -6,
  insetInlineStart: '62%',
  minWidth: 20,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.actionBg,
  color: vars.color.actionFg,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weightBold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
});
