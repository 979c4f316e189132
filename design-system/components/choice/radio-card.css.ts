import { component } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const group = component({ gap: space[4] });

export const root = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minHeight: 64,
  padding: `${space[4]} ${space[6]}`,
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgSurface,
  transition: `border-color ${duration.base}ms ${easing.standard}, box-shadow ${duration.base}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } } },
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.actionBg, boxShadow: `inset 0 0 0 1px ${vars.color.actionBg}` },
    '&:has(:disabled)': { color: vars.color.fgDisabled, backgroundColor: vars.color.bgSunken },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
});

export const text = component({ flex: 1, minWidth: 0 });
export const end = component({ flexShrink: 0, fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weightMedium });
