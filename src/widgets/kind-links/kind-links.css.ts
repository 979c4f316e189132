import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, size, space } from '#design-system/theme/scale.ts';

export const list = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const kind = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInline: space[5],
  border: `${border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  selectors: { '&[aria-current]': { borderColor: vars.color.fgDefault, fontWeight: 500 } },
});
