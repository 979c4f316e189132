import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

globalFontFace('Instrument Sans Variable', {
  src: "url('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

/** Local faces stretched to the metrics of ours (measured on a sentence), so that nothing moves when ours arrive. */
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
