import { pattern } from '#design-system/foundations/styles.ts';

/** About as high as the help for guests: a heading and five rows. */
export const helpPlace = pattern({ minHeight: 350 });
