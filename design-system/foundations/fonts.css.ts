import { globalFontFace } from '@vanilla-extract/css';
import { textFont } from './font-names.ts';

/** No unicode-range: a browser takes missing characters from the next family anyway. */
globalFontFace(textFont.family, {
  src: "url('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: textFont.descriptors.weight,
  fontDisplay: textFont.descriptors.display,
});

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontDisplay: 'swap',
});

/** Local fonts adjusted to our metrics (measured on a sentence), so that the layout does not shift when ours load. */
globalFontFace('Instrument Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '102.5%',
  ascentOverride: '94.6%',
  descentOverride: '24.4%',
  lineGapOverride: '0%',
});

globalFontFace('Bricolage Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto')",
  sizeAdjust: '100.9%',
  ascentOverride: '92.2%',
  descentOverride: '26.8%',
  lineGapOverride: '0%',
});
