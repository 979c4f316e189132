import { defineConfig, format } from 'oxfmt';

const layout = { printWidth: 120, singleQuote: true, sortPackageJson: false } as const;

export default defineConfig({
  ...layout,
  ignorePatterns: [
    '/media',
    '/openapi/errors.ts',
    '/openapi/types.ts',
    '/docs/machines',
    '/docs/spec-coverage.md',
    // Word for word.
    '/docs/spec/specification.md',
    '/tools/imagery',
    // One module a line, which a short list would not have.
    '/tools/build/chunks/chunks.lock.json',
    // Laid out by hand: one line an operation or field, which the formatter would spread over ten.
    '/openapi/**/*.yaml',
  ],
});

/**
 * A text that a program writes, laid out as one that is written by hand.
 * @param file its name or path: the ending says which language it is in
 * @throws when the text is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, layout);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
