import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = component({ fill: vars.color.borderDefault });
export const full = component({ fill: vars.color.rating });
