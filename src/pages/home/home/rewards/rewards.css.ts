import { pattern } from '#design-system/foundations/styles.ts';

/** A browser that keeps a token may be that of a member: nothing for guests flashes there. */
export const whileResolving = pattern({ selectors: { '[data-kept-cart] &': { visibility: 'hidden' } } });
