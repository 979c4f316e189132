import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layer } from '../../theme/scale.ts';
import * as picture from '../image-box/image-box.css.ts';

/** The ground of the theme that comes, over the whole page. */
export const veil = pattern({
  position: 'fixed',
  inset: 0,
  zIndex: layer.veil,
  contain: 'strict',
  pointerEvents: 'none',
  backgroundColor: vars.color.bgPage,
});

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.patterns]: style } });

/** Both sides of a picture that was asked for are displayed, so that the browser fetches them. */
rule('[data-lit] > img', { display: 'block' });
rule(`:root:not([data-theme="dark"]) [data-lit="asked"] > .${picture.night}`, { opacity: 0 });

/** A lit picture lies above the veil, without the colours that hold its place. */
rule('[data-lit="on"]', { zIndex: layer.lit });
rule('[data-lit="on"] > svg', { display: 'none' });
