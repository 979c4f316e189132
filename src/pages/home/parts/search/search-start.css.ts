import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const words = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const recent = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  border: `${border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSurface,
});
export const recentLink = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInlineStart: space[5],
});
