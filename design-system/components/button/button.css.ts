import { component, componentVariants } from '../../foundations/styles.ts';
import { canHover, forcedColours, onPaper } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, space } from '../../theme/scale.ts';

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: size.touch,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weightMedium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: `${duration.fast}ms`,
  transitionTimingFunction: easing.standard,
  // A link loses its ground there, and with it the shape of a button.
  '@media': { [forcedColours]: { border: '1px solid' }, [onPaper]: { display: 'none' } },
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      color: vars.color.fgDisabled,
      backgroundColor: vars.color.bgSunken,
      borderColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

export const sizes = componentVariants({
  s: { paddingInline: space[6], fontSize: vars.text.smallSize },
  m: { paddingInline: space[7], fontSize: vars.text.bodySize },
  l: { paddingInline: space[8], minHeight: 56, fontSize: vars.text.bodySize },
});

const usable = ':not(:disabled, [aria-disabled="true"])';

const solid = (ground: string, hovered: string, pressed: string, text: string) => ({
  backgroundColor: ground,
  color: text,
  '@media': { [canHover]: { selectors: { [`&:hover${usable}`]: { backgroundColor: hovered } } } },
  selectors: { [`&:active${usable}`]: { backgroundColor: pressed } },
});

const open = (outline: string, text: string) => ({
  border: `1px solid ${outline}`,
  color: text,
  '@media': { [canHover]: { selectors: { [`&:hover${usable}`]: { backgroundColor: vars.color.bgSunken } } } },
});

export const tones = componentVariants({
  solid: solid(vars.color.actionBg, vars.color.actionBgHover, vars.color.actionBgPressed, vars.color.actionFg),
  brand: solid(vars.color.brandBg, vars.color.brandBgHover, vars.color.brandBgPressed, vars.color.brandFg),
  danger: solid(vars.color.criticalBg, vars.color.criticalBg, vars.color.criticalBg, vars.color.criticalFg),
  outline: open(vars.color.borderStrong, vars.color.fgDefault),
  quiet: open('transparent', vars.color.fgDefault),
});

export const block = component({ display: 'flex', width: '100%' });

/** Aligns the label of a quiet button, not its background, with the text above; on a phone it stays within the margin. */
export const flush = component({
  marginInlineStart: `calc(-1 * ${space[5]})`,
  paddingInlineStart: space[5],
  // Its outline, which is seen there, stands on the margin instead.
  '@media': { [forcedColours]: { marginInlineStart: 0 } },
});

export const label = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
});

/** Invisible while loading, but still the accessible name and the width. */
export const hiddenLabel = component({ opacity: 0 });

export const spinner = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
