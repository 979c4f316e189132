import { vars } from '../theme/contract.css.ts';
import { layer, space } from '../theme/scale.ts';
import { from, onPaper } from './media.ts';

/** A bar at the lower edge of a phone, as wide as the screen; at the end of what it belongs to on a wide screen. */
export const atThumb = {
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${space[5]})`,
  padding: `${space[4]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.bgRaised,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.m]: { marginInline: `calc(-1 * ${space[7]})`, paddingInline: space[7] },
    [from.l]: {
      position: 'static',
      marginInline: 0,
      padding: 0,
      backgroundColor: 'transparent',
      border: 0,
    },
    [onPaper]: { display: 'none' },
  },
} as const;
