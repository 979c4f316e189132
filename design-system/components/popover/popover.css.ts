import { keyframes } from '@vanilla-extract/css';
import { forcedColours } from '../../foundations/media.ts';
import { component } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, layer, space } from '../../theme/scale.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** A floating surface at a control: a card, a menu. */
export const floating = component({
  zIndex: layer.modal,
  maxHeight: 'min(70dvh, var(--radix-popper-available-height))',
  overflowY: 'auto',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.elevation[2],
  '@media': { [forcedColours]: { border: '1px solid' } },
  animation: `${rise} ${duration.fast}ms ${easing.enter}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

const card = component({
  display: 'grid',
  gap: space[4],
  width: 'min(360px, calc(100vw - 32px))',
  padding: space[5],
});
export const root = `${floating} ${card}`;
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const title = component({ ...display, ...textStep.h4 });
