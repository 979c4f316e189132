import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': { [from.l]: { paddingBlock: `${space[9]} ${space[11]}` } },
});
/** Old results while the new ones are on their way. */
export const refreshing = pattern({ opacity: 0.6 });
/** Two ways on, each as tall as what it holds. */
export const ways = pattern({ alignItems: 'start' });
/** The target of "Track": it must not end up under the bar on top. */
export const anchor = pattern({ scrollMarginTop: 96 });
export const number = pattern({ display: 'inline-flex', alignItems: 'center' });
