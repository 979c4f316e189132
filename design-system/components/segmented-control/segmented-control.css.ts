import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';

export const root = component({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
});

export const option = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  paddingInline: 18,
  borderRadius: vars.radius.full,
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  fontWeight: vars.font.weightMedium,
  transition: `background-color ${duration.base}ms ${easing.standard}, color ${duration.base}ms ${easing.standard}`,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.bgRaised,
      color: vars.color.fgDefault,
      // The touch target is larger than the visible control.
      boxShadow: `inset 0 0 0 4px ${vars.color.bgSunken}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});

export const input = component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
