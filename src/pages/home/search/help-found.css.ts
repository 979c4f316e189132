import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const hits = pattern({ marginBottom: space[5], borderTop: `1px solid ${vars.color.borderSubtle}` });
export const hit = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[4],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
