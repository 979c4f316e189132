import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightMedium,
});
export const urgent = component({ color: vars.color.criticalText });
