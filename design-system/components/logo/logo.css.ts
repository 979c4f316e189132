import { component } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  color: vars.color.fgDefault,
});

export const halo = component({ fill: vars.color.brandBg, fillOpacity: 0.26 });
export const lamp = component({ fill: vars.color.brandBg });
export const body = component({ stroke: 'currentColor', fill: 'none' });
/** In the bar of the narrowest screens the mark stands alone: its link has the name. */
export const name = component({
  '@media': { '(max-width: 359px)': { selectors: { 'header &': { display: 'none' } } } },
});
