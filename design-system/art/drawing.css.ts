import { component } from '../foundations/styles.ts';
import { vars } from '../theme/contract.css.ts';

export const root = component({ width: 200, height: 150, color: vars.color.fgDefault });
export const glow = component({ stopColor: vars.color.brandBg });
export const lamp = component({ fill: vars.color.brandBg, stroke: 'none' });
export const faint = component({ stroke: vars.color.borderStrong });
