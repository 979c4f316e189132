import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer, space } from '../../theme/scale.ts';

export const root = component({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: 40,
  paddingInline: space[5],
  backgroundColor: vars.color.cautionBg,
  color: vars.color.cautionFg,
  fontSize: vars.text.smallSize,
});
