import { pattern, componentVariants } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[4], fontVariantNumeric: 'tabular-nums' });
export const row = pattern({ display: 'flex', justifyContent: 'space-between', gap: space[5], alignItems: 'baseline' });
export const label = pattern({ color: vars.color.fgMuted, overflowWrap: 'anywhere' });
export const note = pattern({
  display: 'block',
  fontFamily: vars.font.text,
  fontWeight: vars.font.weightRegular,
  letterSpacing: 0,
  color: vars.color.fgSubtle,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
export const tones = componentVariants({
  default: {},
  discount: { color: vars.color.positiveText },
  muted: { color: vars.color.fgMuted },
});
export const total = pattern({
  marginTop: space[3],
  paddingTop: space[5],
  borderTop: `1px solid ${vars.color.borderDefault}`,
});
export const totalLabel = pattern({ ...display, fontSize: vars.text.h4Size, lineHeight: vars.text.h4Line });
export const totalValue = pattern({ ...display, fontSize: vars.text.priceLSize, lineHeight: vars.text.priceLLine });
