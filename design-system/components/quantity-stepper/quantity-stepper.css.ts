import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'inline-grid', gap: space[2], justifyItems: 'start' });

export const frame = component({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSurface,
});

export const value = component({
  width: 40,
  height: 44,
  textAlign: 'center',
  fontSize: 'max(1rem, 16px)',
  fontWeight: vars.font.weightMedium,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.s,
});

export const busy = component({ opacity: 0.6 });
export const reason = component({
  color: vars.color.fgMuted,
  fontSize: vars.text.captionSize,
  lineHeight: vars.text.captionLine,
});
