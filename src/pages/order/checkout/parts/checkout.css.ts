import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({ paddingBlock: `${space[6]} ${space[8]}` });
/** The bar at the thumb stands in for it on small screens. */
export const wideOnly = pattern({ display: 'none', '@media': { [from.l]: { display: 'block' } } });
export const updating = pattern({ opacity: 0.6 });
