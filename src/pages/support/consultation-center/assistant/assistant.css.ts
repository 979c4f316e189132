import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** The end of the talk, which comes into view with what is said; below it is the box, at the thumb on a phone. */
export const end = pattern({ height: 0, marginTop: `calc(-1 * ${space[7]})`, scrollMarginBottom: '160px' });
