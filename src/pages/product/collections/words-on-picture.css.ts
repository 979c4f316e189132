import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { wordsVeil } from '#design-system/foundations/words-veil.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** How far the veil fades out above the words. */
const fade = '72px';

/**
 * Words at the lower edge of a picture, on a veil of night that is dense enough behind all of them for 4.5:1 over white and
 * fades out above them.
 */
export const wordsOnPicture = pattern({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  paddingTop: fade,
  paddingBottom: space[5],
  '@media': { [from.l]: { paddingBottom: space[8] } },
  color: vars.color.fgNight,
  backgroundImage: wordsVeil(fade),
});
