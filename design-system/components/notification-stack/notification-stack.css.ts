import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, layer, space } from '../../theme/scale.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const root = component({
  position: 'fixed',
  top: 65,
  insetInline: 0,
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[5],
  pointerEvents: 'none',
});

export const list = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  selectors: { '&:not(:empty)': { marginBottom: space[3] } },
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 52,
  maxWidth: 520,
  paddingBlock: space[3],
  paddingInline: `${space[6]} ${space[7]}`,
  borderRadius: 26,
  backgroundColor: vars.color.bgInverse,
  color: vars.color.fgInverse,
  boxShadow: vars.elevation[3],
  pointerEvents: 'auto',
  animation: `${drop} ${duration.base}ms ${easing.enter}`,
  // Horizontal gestures are for the swipe that dismisses.
  touchAction: 'pan-y',
  transition: `translate ${duration.modal}ms, opacity ${duration.modal}ms`,
  selectors: {
    '&[data-swipe="held"]': { transition: 'none' },
    '&[data-swipe="away"]': { opacity: 0 },
  },
});

export const dot = component({ width: 10, height: 10, flexShrink: 0, borderRadius: vars.radius.full });

export const dots = componentVariants({
  info: { backgroundColor: vars.color.infoBg },
  positive: { backgroundColor: vars.color.positiveBg },
  caution: { backgroundColor: vars.color.cautionBg },
  critical: { backgroundColor: vars.color.criticalBg },
});

export const action = component({
  minHeight: 44,
  marginBlock: -8,
  marginInlineEnd: -8,
  paddingInline: space[3],
  fontWeight: vars.font.weightMedium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});
