import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({ position: 'relative', paddingInline: 0 });

export const control = component({
  appearance: 'none',
  paddingInline: '16px 44px',
  borderRadius: 'inherit',
  textOverflow: 'ellipsis',
});

export const chevron = component({
  position: 'absolute',
  insetInlineEnd: 14,
  pointerEvents: 'none',
  color: vars.color.fgMuted,
});

export const compact = component({
  minHeight: 44,
  borderRadius: vars.radius.full,
  borderColor: vars.color.borderDefault,
});
export const compactControl = component({ minHeight: 42 });
