import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

export const start = pattern({ marginTop: space[5] });
/** Words to press, large enough to be read as the page's own. */
export const terms = pattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[7] });
export const term = pattern({ ...textStep.h4, display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
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
