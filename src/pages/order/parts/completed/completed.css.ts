import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const head = pattern({ display: 'grid', justifyItems: 'center', gap: space[5], textAlign: 'center' });
export const steps = pattern({ display: 'grid', gap: space[4], counterReset: 'step' });
export const step = pattern({
  display: 'flex',
  gap: space[4],
  alignItems: 'baseline',
  counterIncrement: 'step',
  selectors: {
    '&::before': { content: 'counter(step)', color: vars.color.brandText, fontWeight: vars.font.weightBold },
  },
});
