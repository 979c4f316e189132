import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { duration, easing, space } from '#design-system/theme/scale.ts';

const lit = `${duration.base}ms ${easing.standard}`;

export const box = pattern({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: space[4],
  backgroundColor: vars.color.bgPage,
  backgroundImage: `radial-gradient(${vars.color.borderSubtle} 1px, transparent 1px)`,
  backgroundSize: '20px 20px',
});

export const whole = pattern({ display: 'block', width: '100%', height: '100%' });
export const scaled = pattern({ display: 'block', maxWidth: 'none', marginInline: 'auto' });

export const state = pattern({
  fill: vars.color.bgSurface,
  stroke: vars.color.borderStrong,
  strokeWidth: 1.25,
  transition: `fill ${lit}, stroke ${lit}`,
});
export const parent = pattern({ fill: vars.color.bgSunken, fillOpacity: 0.6, stroke: vars.color.borderDefault });
export const region = pattern({ strokeDasharray: '6 4' });
export const active = pattern({
  fill: vars.color.brandSoft,
  fillOpacity: 1,
  stroke: vars.color.brandBg,
  strokeWidth: 2.5,
});
export const activeParent = pattern({ fill: vars.color.bgSurface, stroke: vars.color.brandBg, strokeWidth: 2 });
export const initial = pattern({ fill: vars.color.fgMuted });

export const title = pattern({
  fill: vars.color.fgDefault,
  fontFamily: vars.font.text,
  fontSize: 14,
  fontWeight: vars.font.weightMedium,
});
export const activeTitle = pattern({ fill: vars.color.brandSoftFg });
export const line = pattern({ fill: vars.color.fgMuted, fontFamily: vars.font.mono, fontSize: 11 });

export const arrow = pattern({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 1.25,
  transition: `stroke ${lit}`,
});
export const openArrow = pattern({ stroke: vars.color.brandText, strokeWidth: 1.75 });
export const head = pattern({ fill: vars.color.borderStrong });
export const openHead = pattern({ fill: vars.color.brandText });
export const labelGround = pattern({ fill: vars.color.bgPage, fillOpacity: 0.86 });
export const openLabel = pattern({ fill: vars.color.brandText });
