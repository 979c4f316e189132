import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  borderRadius: vars.radius.full,
  borderColor: vars.color.borderDefault,
  minHeight: 48,
  paddingInlineEnd: 2,
  flex: 1,
});
