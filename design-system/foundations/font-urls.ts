import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Addresses for `<link rel="preload" as="font">`; only the text face is worth preloading. */
export const fontUrls = { display, text } as const;
