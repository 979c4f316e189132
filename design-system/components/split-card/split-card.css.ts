import { pattern } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const root = pattern({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.bgSurface,
  boxShadow: vars.elevation[2],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 600 } },
});
export const content = pattern({
  display: 'grid',
  alignContent: 'center',
  padding: `${space[7]} ${space[6]}`,
  '@media': { [from.m]: { padding: space[9] } },
});
/** A phone has no room for the picture. */
export const side = pattern({
  position: 'relative',
  display: 'none',
  backgroundImage: vars.gradient.dusk,
  '@media': { [from.m]: { display: 'block' } },
});
export const picture = pattern({ position: 'absolute', inset: 0, height: '100%' });
