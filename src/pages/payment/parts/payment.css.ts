import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** As large as a heading of the first level, which is smaller on this page. */
export const amount = pattern({ ...display, ...textStep.h1, fontVariantNumeric: 'tabular-nums' });

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
