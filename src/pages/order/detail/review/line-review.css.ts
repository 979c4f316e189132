import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** What became of a review; it takes the focus of the button it replaces. */
export const review = pattern({ display: 'grid', justifyItems: 'start', gap: space[1], outlineOffset: space[2] });
