import { keyframes } from '@vanilla-extract/css';
import { component } from '../../foundations/styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, layer, space } from '../../theme/scale.ts';
import { risen } from '../modal/modal.css.ts';

const slide = (transform: string) => ({
  in: keyframes({ from: { transform } }),
  out: keyframes({ to: { transform } }),
});
const down = slide('translateY(100%)');
const right = slide('translateX(100%)');
const left = slide('translateX(-100%)');

export const root = component({
  position: 'fixed',
  zIndex: layer.modal,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.elevation[4],
  '@media': { [forcedColours]: { border: '2px solid' } },
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const moving = ({ in: enter, out: exit }: { in: string; out: string }) => ({
  '&[data-state="open"]': { animation: `${enter} ${duration.modal}ms ${easing.enter}` },
  '&[data-state="closed"]': { animation: `${exit} ${duration.modal}ms ${easing.exit} forwards` },
});

const atBottom = {
  insetInline: 0,
  bottom: 0,
  maxHeight: '88dvh',
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  selectors: moving(down),
} as const;

export const bottom = component({ ...atBottom, '@media': { [from.m]: { maxWidth: 720, marginInline: 'auto' } } });

export const bottomOrCentre = component({
  ...atBottom,
  '@media': {
    [from.m]: {
      top: 0,
      width: `calc(100vw - ${space[8]})`,
      maxWidth: 600,
      height: 'fit-content',
      maxHeight: `calc(100dvh - ${space[9]})`,
      margin: 'auto',
      overflow: 'hidden',
      borderRadius: vars.radius.l,
      paddingBottom: 0,
      selectors: moving(risen),
    },
  },
});

const upright = { top: 0, bottom: 0, width: 'min(420px, 92vw)', paddingBottom: 'env(safe-area-inset-bottom)' } as const;
export const atRight = component({ ...upright, right: 0, selectors: moving(right) });
export const atLeft = component({ ...upright, left: 0, selectors: moving(left) });

export const handle = component({
  display: 'grid',
  justifyContent: 'center',
  height: 28,
  marginBottom: -16,
  paddingTop: space[3],
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      width: 40,
      height: 4,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.borderDefault,
    },
  },
});

/** There is nowhere to drag a panel in the middle of the view. */
export const handleOnPhone = component({ '@media': { [from.m]: { display: 'none' } } });
