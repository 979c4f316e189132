import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({ display: 'grid', gap: space[3] });
export const legend = component({
  fontSize: vars.text.smallSize,
  fontWeight: vars.font.weightMedium,
  marginBottom: space[3],
});
export const values = component({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
  fontVariantNumeric: 'tabular-nums',
});

export const slider = component({ position: 'relative', height: 44 });
export const track = component({
  position: 'absolute',
  top: 20,
  insetInline: 12,
  width: 'calc(100% - 24px)',
  height: 4,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.borderDefault,
});
export const span = component({ fill: vars.color.actionBg });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 26,
  height: 26,
  border: `2px solid ${vars.color.actionBg}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSurface,
  pointerEvents: 'auto',
  cursor: 'grab',
} as const;

/** Two native sliders above each other; only their thumbs receive the pointer. */
export const input = component({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: 44,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.color.borderFocus}`, outlineOffset: 2 },
  },
});
