import { expect, test } from 'vitest';
import { declarations, importDirectly } from './direct-imports.ts';

const files: Readonly<Record<string, string>> = {
  '/ds/index.ts': [
    `export { Button, type ButtonTone } from './button/button.tsx';`,
    `export { art as Art } from './art.ts';`,
    `export * from './icons/icons.ts';`,
  ].join('\n'),
  '/ds/icons/icons.ts': `export { IconCart } from './set/cart.ts';`,
};
const names = declarations('/ds/index.ts', (file) => files[file] ?? '');
const barrelOf = (specifier: string) => (specifier === '#ds' ? names : undefined);

test('a barrel is followed to the files that declare its names, without its types', () => {
  expect(Object.fromEntries(names)).toEqual({
    Button: '/ds/button/button.tsx',
    Art: '/ds/art.ts',
    IconCart: '/ds/icons/set/cart.ts',
  });
});

test('an import from a barrel becomes one import a file', () => {
  expect(importDirectly(`import { Button, IconCart as Cart } from "#ds";`, barrelOf)).toBe(
    `import { Button } from "/ds/button/button.tsx"; import { IconCart as Cart } from "/ds/icons/set/cart.ts";`,
  );
});

test('an import from any other module stays as it is', () => {
  const code = `import { useState } from 'react';`;
  expect(importDirectly(code, barrelOf)).toBe(code);
});

test('a name that the barrel does not export stops the build', () => {
  expect(() => importDirectly(`import { Lamp } from '#ds';`, barrelOf)).toThrow('#ds exports no Lamp');
});
