import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** The words for readers stand beside their rows, so they scroll with them. */
export const box = pattern({ position: 'relative', flex: 1, minHeight: 0, overflow: 'auto', paddingBottom: space[5] });
export const head = pattern({
  display: 'block',
  position: 'sticky',
  top: 0,
  backgroundColor: vars.color.bgSurface,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const name = pattern({
  ...textStep.small,
  fill: vars.color.fgDefault,
  fontWeight: vars.font.weightMedium,
  textAnchor: 'middle',
});
export const row = pattern({ display: 'block' });
export const lifeline = pattern({ stroke: vars.color.borderDefault, strokeDasharray: '3 4' });
export const arrow = pattern({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 1.25 });
export const tip = pattern({ fill: vars.color.borderStrong });
/** The ground behind the letters keeps the lines from running through them. */
export const label = pattern({
  ...textStep.caption,
  fontFamily: vars.font.mono,
  fill: vars.color.fgMuted,
  stroke: vars.color.bgSurface,
  strokeWidth: 4,
  paintOrder: 'stroke',
});
export const between = pattern({ textAnchor: 'middle' });
export const state = pattern({ fill: vars.color.brandText });
export const stay = pattern({ fill: vars.color.criticalText });
export const lit = pattern({ fill: vars.color.brandBg });
export const dark = pattern({ fill: vars.color.bgSurface, stroke: vars.color.borderStrong });
