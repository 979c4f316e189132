import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

/** From the bar on top to the footer: the picture touches both. */
export const page = pattern({
  marginTop: `calc(-1 * ${space[5]})`,
  '@media': { [from.l]: { marginBlock: `calc(-1 * ${space[7]}) calc(-1 * ${space[11]})` } },
});
