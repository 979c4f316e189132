import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../foundations/styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { nightGround } from '../../foundations/night-ground.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, layer, space, veil } from '../../theme/scale.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
/** How a panel in the middle of the view comes and goes. */
export const risen = {
  in: keyframes({ from: { opacity: 0, transform: 'translateY(24px) scale(0.98)' } }),
  out: keyframes({ to: { opacity: 0, transform: 'translateY(12px) scale(0.99)' } }),
} as const;

export const backdrop = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.backdrop,
  backgroundColor: vars.overlay.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${duration.modal}ms ${easing.standard}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${duration.modal}ms ${easing.standard} forwards` },
  },
});

export const blackBackdrop = component({ backgroundColor: veil.black });

export const content = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(100vw - ${space[8]})`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - ${space[9]})`,
  margin: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.elevation[4],
  '@media': { [forcedColours]: { border: '2px solid' } },
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${risen.in} ${duration.modal}ms ${easing.enter}` },
    '&[data-state="closed"]': { animation: `${risen.out} ${duration.modal}ms ${easing.exit} forwards` },
    '&:focus-visible': { outline: 'none' },
  },
});

export const sizes = componentVariants({
  s: { maxWidth: 420 },
  m: { maxWidth: 600 },
  l: { maxWidth: 960 },
  // All of the screen, on the ground of the night, for what is looked at.
  full: { ...nightGround, width: '100%', maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderRadius: 0 },
});

export const header = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[5],
  padding: `${space[6]} ${space[5]} 0 ${space[6]}`,
  '@media': { [from.m]: { padding: `${space[7]} ${space[6]} 0 ${space[8]}` } },
});

export const title = component({
  paddingTop: 7,
  fontFamily: vars.font.display,
  fontSize: vars.text.h3Size,
  lineHeight: vars.text.h3Line,
  fontWeight: vars.font.weightMedium,
  letterSpacing: '-0.02em',
});

export const body = component({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[5]} ${space[6]} ${space[7]}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [from.m]: { padding: `${space[5]} ${space[8]} ${space[8]}` } },
});

export const description = component({
  color: vars.color.fgMuted,
  selectors: { '&:not(:last-child)': { marginBottom: space[6] } },
});

export const footer = component({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
