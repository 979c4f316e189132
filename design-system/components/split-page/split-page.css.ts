import { globalStyle } from '@vanilla-extract/css';
import { pattern } from '../../foundations/styles.ts';
import { from } from '../../foundations/media.ts';
import { pageMargins, widest } from '../../foundations/page-margins.ts';
import { layers } from '../../theme/layers.css.ts';
import { space } from '../../theme/scale.ts';

const content = `(min(100%, ${widest}) - 2 * ${space[9]})`;

/** Five of the twelve columns for the words; the picture has the rest and the margin, up to the right edge of the page. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.l]: {
      gridTemplateColumns: `minmax(${space[9]}, 1fr) calc(${content} * 5 / 12) calc(${content} * 7 / 12) minmax(${space[9]}, 1fr)`,
      minHeight: 'max(600px, 100dvh)',
    },
  },
});
export const words = pattern({
  ...pageMargins,
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  maxWidth: '544px',
  marginInline: 'auto',
  paddingBlock: space[5],
  '@media': {
    ...pageMargins['@media'],
    [from.l]: { gridColumn: 2, maxWidth: '480px', marginInline: 0, padding: `${space[11]} ${space[7]} ${space[10]} 0` },
  },
});
/** On a phone there is no room for it. */
export const side = pattern({
  position: 'relative',
  display: 'none',
  height: '96px',
  '@media': {
    [from.m]: { display: 'block', height: '200px' },
    [from.l]: { gridColumn: '3 / 5', gridRow: 1, height: 'auto' },
  },
});
/** Or a low band above the words, which begin in the first view. */
export const band = pattern({ display: 'block' });
export const picture = pattern({ position: 'absolute', inset: 0, height: '100%' });
/** What stands in an upright room stands below its middle; a low band shows that. */
globalStyle(`${picture} img`, { '@layer': { [layers.patterns]: { objectPosition: '50% 60%' } } });
