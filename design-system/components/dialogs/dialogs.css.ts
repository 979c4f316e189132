import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const card = component({ padding: space[7], gap: space[4] });
export const message = component({ color: vars.color.fgMuted });
export const loneMessage = component({
  fontSize: vars.text.leadSize,
  lineHeight: vars.text.leadLine,
  textAlign: 'center',
});
export const buttons = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[4],
  marginTop: space[5],
});
