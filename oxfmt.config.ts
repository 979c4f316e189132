import { defineConfig } from 'oxfmt';

/** How every source is laid out, written by hand or by a program. */
export const layout = { printWidth: 120, singleQuote: true, sortPackageJson: false } as const;

export default defineConfig({
  ...layout,
  ignorePatterns: [
    '/media',
    '/openapi/errors.ts',
    '/openapi/types.ts',
    '/docs/machines',
    '/docs/spec-coverage.md',
    '/tools/imagery',
    // Laid out by hand: one line an operation or field, which the formatter would spread over ten.
    '/openapi/**/*.yaml',
  ],
});
