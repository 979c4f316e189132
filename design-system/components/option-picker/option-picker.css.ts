import { component } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, space } from '../../theme/scale.ts';

export const legend = component({ marginBottom: space[3] });
export const chosen = component({ color: vars.color.fgMuted });
export const row = component({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const option = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  minWidth: 48,
  justifyContent: 'center',
  paddingInline: space[6],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSurface,
  transition: `border-color ${duration.fast}ms ${easing.standard}, box-shadow ${duration.base}ms ${easing.standard}`,
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } } },
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.actionBg, boxShadow: `inset 0 0 0 1px ${vars.color.actionBg}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
});

/** Unavailable but selectable, so that the reason is shown: struck through and dashed. */
export const unavailable = component({
  borderStyle: 'dashed',
  color: vars.color.fgSubtle,
  textDecoration: 'line-through',
  backgroundColor: 'transparent',
});
export const swatch = component({ paddingInline: `${space[4]} ${space[5]}` });
export const dot = component({ stroke: vars.color.borderStrong, strokeOpacity: 0.6 });
export const input = component({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
