import { describe, expect, inject, test } from 'vitest';
import { brotliBytes, bundle } from './bundle.ts';

const buyer = inject('buyer');
const sdk = '@lampyris/bridge-sdk';

describe('a page loads', () => {
  test.each([
    ['the core', `export { createBridge } from '${sdk}';`, 2_450],
    ['everything of the page', `export * from '${sdk}';\nexport * from '${sdk}/browser';`, 5_700],
    ['the hooks of React', `export * from '${sdk}/react';`, 400],
  ])('%s within its weight', async (_, code, most) => {
    expect(brotliBytes(await bundle(buyer, code))).toBeLessThanOrEqual(most);
  });

  test.each(['', '/browser', '/react', '/mock', '/inspector', '/legacy', '/conformance'])(
    'nothing of %s that it does not use',
    async (entry) => {
      expect((await bundle(buyer, `import '${sdk}${entry}';`)).trim()).toBe('');
    },
  );
});
