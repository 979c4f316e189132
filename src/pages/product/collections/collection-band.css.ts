import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { layers } from '#design-system/theme/layers.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** From edge to edge and up to the bar on top. On a phone it is low: the first lights of the list are in the first view. */
export const root = pattern({
  position: 'relative',
  marginTop: `calc(-1 * ${space[5]})`,
  marginBottom: space[4],
  '@media': { [from.l]: { marginTop: `calc(-1 * ${space[7]})` } },
});
export const picture = pattern({
  aspectRatio: '5 / 2',
  minHeight: '150px',
  backgroundColor: vars.color.bgNight,
  '@media': { [from.l]: { aspectRatio: 'auto', height: 'clamp(420px, 42.86vw, min(72vh, 760px))' } },
});
/** Most lamps hang or stand a little above the middle of their picture. */
globalStyle(`.${picture} img`, { '@layer': { [layers.patterns]: { objectPosition: '50% 40%' } } });

/** Beside the title there is no room for it on a phone. */
export const intro = pattern({
  ...textStep.lead,
  display: 'none',
  maxWidth: '46ch',
  marginTop: space[3],
  textWrap: 'balance',
  '@media': { [from.l]: { display: 'block' } },
});
