import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** Holds the place of the wait, so that what comes after does not jump. */
export const wait = pattern({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  paddingBlock: space[9],
  textAlign: 'center',
});
/** The provider's form keeps 3 px at each side for the ring of focus; its fields end in line with the button. */
export const cardFrame = pattern({ marginInline: '-3px' });
