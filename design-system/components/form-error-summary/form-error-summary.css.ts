import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  gap: space[3],
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.criticalSoft,
  color: vars.color.criticalSoftFg,
});
export const title = component({ fontWeight: vars.font.weightBold });
export const list = component({ display: 'grid', gap: space[2], paddingInlineStart: 20, listStyle: 'disc' });
export const link = component({ color: 'inherit', textDecoration: 'underline' });
