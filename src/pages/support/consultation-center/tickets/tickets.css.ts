import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

export const photos = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });
export const photo = pattern({
  display: 'block',
  width: 64,
  height: 64,
  '@media': { [from.l]: { width: 96, height: 96 } },
});
export const picture = pattern({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.bgRaised,
});
/** High enough that what follows the talk is below the first view, before and after its code has come. */
export const talk = pattern({ minHeight: '70dvh' });
/** A form as wide as its words. */
export const form = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  justifyItems: 'stretch',
});
