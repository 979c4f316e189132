import { forcedColours } from '../../foundations/media.ts';
import { component } from '../../foundations/styles.ts';
import { space } from '../../theme/scale.ts';

/** Forced colours draw a ring around the button, which stays clear of the number before it. */
export const button = component({ '@media': { [forcedColours]: { marginInlineStart: space[3] } } });
