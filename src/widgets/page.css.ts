import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

/** The pages of a shopper's own all begin at one height; how they end is the frame's. */
export const page = pattern({ paddingTop: space[6] });
/** Something else stands in for it on small screens: the bar at the thumb, a list of links. */
export const wideOnly = pattern({
  display: 'none',
  alignSelf: 'stretch',
  '@media': { [from.l]: { display: 'block' } },
});
export const narrowOnly = pattern({ '@media': { [from.l]: { display: 'none' } } });
/** What was read before, while the new is on its way. */
export const outdated = pattern({ opacity: 0.6 });
