import { expect, test } from 'vitest';
import { brotliBytes, bundle } from '../bridge/package/bundle.ts';

/**
 * It comes after the page, and is still kept small: names, built-in values and patterns are most of it, and each is needed
 * to refuse what nobody could read.
 */
test('what reads and checks the files of a theme stays within 3,000 bytes', async () => {
  const code =
    "export { beyondBuiltIn, parseFont, parseUi, unreadablePairs } from './design-system/theme/validate.ts';";
  expect(brotliBytes(await bundle(process.cwd(), code))).toBeLessThanOrEqual(3_000);
});
