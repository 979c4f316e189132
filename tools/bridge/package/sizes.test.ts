import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { packageFolder } from '../build-package.ts';
import { brotliBytes, bundle } from './bundle.ts';

const protocol: { readonly commands: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(path.join(packageFolder, 'protocol/protocol.json'), 'utf8'),
);
const commands = Object.keys(protocol.commands);
const buyer = inject('buyer');
const sdk = '@lampyris/bridge-sdk';

describe('a page loads', () => {
  test.each([
    ['the core', `export { createBridge } from '${sdk}';`, 2_450],
    [
      'all commands, checks and browser fallbacks',
      `export { contract, ${commands.join(', ')} } from '${sdk}';\nexport * from '${sdk}/browser';`,
      3_200,
    ],
    ['everything, with every way to an app,', `export * from '${sdk}';\nexport * from '${sdk}/browser';`, 5_700],
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
