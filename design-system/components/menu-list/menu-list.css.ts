import { pattern } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid' });
export const row = pattern({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: space[5],
  minHeight: 60,
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  selectors: { 'li:first-child > &': { borderTop: 0 } },
  transition: `color ${duration.fast}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.brandText } } } },
});
export const words = pattern({ display: 'grid' });
export const note = pattern({
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
export const chevron = pattern({ color: vars.color.fgSubtle });
