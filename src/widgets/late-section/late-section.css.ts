import { pattern } from '#design-system/foundations/styles.ts';

/** A section with nothing in it takes no place between its neighbours. */
export const section = pattern({ selectors: { '&:empty': { display: 'none' } } });
