import { pattern } from '#design-system/foundations/styles.ts';

/** Their words, not the room around them, stand in line with what is above. */
export const asides = pattern({ marginInlineStart: '-24px' });
export const number = pattern({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
/** The target of "Track": it must not end up under the bar on top. */
export const anchor = pattern({ scrollMarginTop: 96 });
