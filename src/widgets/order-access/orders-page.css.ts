import { pattern } from '#design-system/foundations/styles.ts';

/** Two ways on, each as tall as what it holds. */
export const ways = pattern({ alignItems: 'start' });
