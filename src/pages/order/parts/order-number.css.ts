import { pattern } from '#design-system/foundations/styles.ts';

export const number = pattern({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
/** The target of "Track": it must not end up under the bar on top. */
export const anchor = pattern({ scrollMarginTop: 96 });
