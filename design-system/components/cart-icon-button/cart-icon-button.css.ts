import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, size, veil } from '../../theme/scale.ts';

const pressed = { color: vars.color.actionFg, backgroundColor: vars.color.actionBg };

export const root = component({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  selectors: { '&:active': pressed },
});

/** `light` on light background, `dark` on pictures and dark background, `pressed` while held down or current. */
export const variants = componentVariants({
  light: { color: vars.color.fgDefault },
  dark: { color: veil.pictureFg, backgroundColor: veil.picture },
  pressed,
});

const bump = keyframes({ '0%': { transform: 'scale(0.4)' }, '60%': { transform: 'scale(1.2)' } });

export const count = component({
  position: 'absolute',
  top: 2,
  insetInlineStart: '54%',
  minWidth: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.actionBg,
  color: vars.color.actionFg,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weightBold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
  animation: `${bump} ${duration.base}ms ${easing.enter}`,
});
