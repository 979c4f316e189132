import { breakpoint } from '../theme/scale.ts';

export const from = {
  m: `(min-width: ${breakpoint.m}px)`,
  l: `(min-width: ${breakpoint.l}px)`,
  xl: `(min-width: ${breakpoint.xl}px)`,
  xxl: `(min-width: ${breakpoint.xxl}px)`,
} as const;

/** Narrower than `from.m`. */
export const onPhone = `(width < ${breakpoint.m}px)`;

/** Hover only with a real pointer: on touch a hover style stays after the tap. */
export const canHover = '(hover: hover)';
export const calm = '(prefers-reduced-motion: reduce)';
export const moving = '(prefers-reduced-motion: no-preference)';
export const forcedColours = '(forced-colors: active)';
/** A phone on its side, or one whose keyboard takes half of the view: a bar stays where it belongs in the page. */
export const onLow = '(height < 500px)';
export const onPaper = 'print';
