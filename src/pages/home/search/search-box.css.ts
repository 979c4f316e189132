import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, layer, space } from '#design-system/theme/scale.ts';

export const root = pattern({ position: 'relative', width: '100%', maxWidth: '720px' });
export const form = pattern({ display: 'flex', alignItems: 'center', gap: space[3] });

export const list = pattern({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[3]})`,
  zIndex: layer.sticky,
  display: 'grid',
  gap: space[4],
  maxHeight: '70dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  border: `${border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgRaised,
  boxShadow: vars.elevation[2],
});

export const groupTitle = pattern({
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.fgSubtle,
  fontSize: vars.text.captionSize,
});

export const option = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover, &[aria-selected="true"]': { backgroundColor: vars.color.bgSunken },
    '&[aria-selected="true"]': {
      outline: `${border.thick} solid ${vars.color.borderFocus}`,
      outlineOffset: `-${border.thick}`,
    },
  },
});

export const picture = pattern({ flexShrink: 0, width: '48px', borderRadius: vars.radius.m });
export const label = pattern({ flex: 1, minWidth: 0 });
export const note = pattern({ color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums' });
export const mark = pattern({ flexShrink: 0, color: vars.color.fgSubtle });
export const submit = pattern({ display: 'none', '@media': { [from.m]: { display: 'block' } } });
