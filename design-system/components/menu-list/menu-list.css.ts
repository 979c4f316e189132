import { pattern } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid' });
export const row = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minHeight: 60,
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  selectors: { 'li:first-child > &': { borderTop: 0 } },
  transition: `color ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
});
export const words = pattern({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = pattern({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
export const figure = pattern({ fontWeight: vars.font.weightMedium, fontVariantNumeric: 'tabular-nums' });
export const chevron = pattern({ flexShrink: 0, color: vars.color.fgSubtle });
