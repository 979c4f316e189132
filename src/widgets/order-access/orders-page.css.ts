import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';

/** Two ways on, each as tall as what it holds. */
export const ways = pattern({ alignItems: 'start' });
/** What there is to know of an order: two columns on a tablet, one beside the order. */
export const facts = pattern({
  '@media': {
    [from.m]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
    [from.l]: { gridTemplateColumns: '1fr' },
  },
});
/** The target of "Track": it must not end up under the bar on top. */
export const anchor = pattern({ scrollMarginTop: 96 });
/** Their words, not the room around them, stand in line with what is above. */
export const asides = pattern({ marginInlineStart: '-24px' });
export const number = pattern({ display: 'inline-flex', alignItems: 'center' });
