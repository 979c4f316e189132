import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

/** From the header to the footer: sections bring their own space, and the first picture touches the header. */
export const page = pattern({
  marginBlock: `calc(-1 * ${space[5]}) calc(-1 * ${space[10]})`,
  '@media': { [from.l]: { marginBlock: `calc(-1 * ${space[7]}) calc(-1 * ${space[11]})` } },
});
export const note = pattern({ paddingBlock: space[5] });
