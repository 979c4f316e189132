import { component } from '../../foundations/styles.ts';
import { from, onLow } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer, space } from '../../theme/scale.ts';

export const root = component({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  marginInline: `calc(-1 * ${space[5]})`,
  padding: `${space[4]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.bgRaised,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': {
    [from.m]: { marginInline: `calc(-1 * ${space[7]})`, paddingInline: space[7] },
    [from.l]: { display: 'none' },
    [onLow]: { position: 'static' },
  },
});
export const action = component({ flex: 1, display: 'grid' });
