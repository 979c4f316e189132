import { component } from '../../foundations/styles.ts';
import { canHover } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer, space } from '../../theme/scale.ts';

export const root = component({ position: 'relative', fontSize: vars.text.smallSize });

export const summary = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  paddingInline: space[4],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.borderDefault}`,
  color: vars.color.fgDefault,
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } } },
});

export const panel = component({
  position: 'absolute',
  zIndex: layer.sticky,
  bottom: `calc(100% + ${space[3]})`,
  insetInlineEnd: 0,
  width: 260,
  maxWidth: '90vw',
  padding: `${space[4]} ${space[6]}`,
  borderRadius: vars.radius.m,
  // On the night of the footer a shadow alone shows nothing.
  border: `1px solid ${vars.color.borderSubtle}`,
  backgroundColor: vars.color.bgRaised,
  boxShadow: vars.elevation[2],
});
export const down = component({ bottom: 'auto', top: `calc(100% + ${space[3]})` });
export const inside = component({
  position: 'static',
  width: 'auto',
  maxWidth: 'none',
  marginBlockStart: space[3],
  boxShadow: 'none',
});
