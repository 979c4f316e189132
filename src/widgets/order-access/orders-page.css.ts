import { pattern } from '#design-system/foundations/styles.ts';

/** Two ways on, each as tall as what it holds. */
export const ways = pattern({ alignItems: 'start' });
/** Their words, not the room around them, stand in line with what is above. */
export const asides = pattern({ marginInlineStart: '-24px' });
export const number = pattern({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
