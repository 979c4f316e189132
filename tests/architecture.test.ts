import { describe, expect, test } from 'vitest';
import { brokenArrows } from './architecture/check-arrows.ts';
import { brokenFiles } from './architecture/check-files.ts';
import { readTree, type Tree } from '../tools/circles/read-tree.ts';

const house = readTree();
const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files));

describe('the house', () => {
  test('is read', () => expect(house.size).toBeGreaterThan(50));
  test('keeps its arrows', () => expect(brokenArrows(house)).toEqual([]));
  test('keeps its file rules', () => expect(brokenFiles(house)).toEqual([]));
});

describe('an arrow is seen broken', () => {
  test.each([
    ['rules/a.ts', `import { b } from '#server/b.ts';`, "rules/a.ts: rules -> server by '#server/b.ts'"],
    ['rules/a.ts', `import { z } from 'yaml';`, "rules/a.ts: rules -> package 'yaml'"],
    ['machines/cart/machine.ts', `import '../../src/app.tsx';`, 'machines -> src'],
    ['machines/cart/machine.ts', `import { errors } from '#openapi/errors.ts';`, 'machines -> openapi (types only)'],
    ['machines/cart/machine.ts', `import fs from 'node:fs';`, "package 'node:fs'"],
    ['design-system/a.tsx', `import { m } from '#rules/money.ts';`, 'design-system -> rules'],
    ['design-system/a.tsx', `import { a } from '../a.config.ts';`, 'design-system -> .'],
    ['design-system/a.tsx', `import { Link } from 'wouter';`, "package 'wouter'"],
    ['design-system/a.tsx', `import { lamp } from './docs/lamps.ts';`, 'design-system -> design-system/docs'],
    ['design-system/a.stories.tsx', `import { m } from '#rules/money.ts';`, 'design-system/docs -> rules'],
    ['server/a.ts', `const a = await import('#src/app/entry-server.tsx');`, 'server -> src'],
    ['server/a.ts', `export { a } from '../design-system/a.ts';`, 'server -> design-system'],
    ['server/a.ts', `import { renderToString } from 'react-dom/server';`, "package 'react-dom/server'"],
    ['server/shop/a.ts', `import { b } from '#server/seed/b.ts';`, 'may import server/seed'],
    ['server/ops/a.ts', `import type { B } from '../seed/b.ts';`, 'may import server/seed'],
    ['server/a.ts', `import React from 'react';`, "package 'react'"],
    ['server/contract/a.ts', `import { b } from '../shop/orders/b.ts';`, 'server/contract -> server/shop/orders'],
    ['server/shop/account/a.ts', `import { b } from '../orders/b.ts';`, 'server/shop/account -> server/shop/orders'],
    ['server/shop/orders/a.ts', `import { b } from '../payments/b.ts';`, 'server/shop/orders -> server/shop/payments'],
    ['server/shop/cart/a.ts', `import { b } from '../hooks.ts';`, 'server/shop/cart -> server/shop'],
    ['server/shop/cart/a.ts', `import { b } from '#server/routes/b.ts';`, 'server/shop/cart -> server/routes'],
    ['server/shop/drawer/a.ts', ``, 'server/shop/drawer is no folder of ARCHITECTURE.md'],
    ['src/storage/a.ts', `import { b } from '#src/actors/b.ts';`, 'src/storage -> src/actors'],
    ['src/api/a.ts', `import { b } from '../actors/b.ts';`, 'src/api -> src/actors'],
    ['src/routing/a.ts', `const a = () => import('../pages/home/home/page.tsx');`, 'src/routing -> src/pages'],
    ['src/widgets/card/a.tsx', `import { b } from '../../pages/b.tsx';`, 'src/widgets -> src/pages'],
    ['src/pages/order/a/b.tsx', `import { c } from '../../account/b/c.tsx';`, 'page area order -> page area account'],
    ['src/pages/order/a/b.tsx', `import { c } from '../../pages.ts';`, 'page area order -> page area pages'],
    ['src/pages/order/a/b.tsx', `import { c } from '../b/c.tsx';`, 'order/a -> order/b; what pages of an area share'],
    ['src/pages/order/parts/b.tsx', `import { c } from '../a/c.tsx';`, 'order/parts -> order/a; what pages of an area'],
    ['src/pages/order/a/b.tsx', `import { c } from '#server/b.ts';`, 'src/pages -> server'],
    ['rules/a.ts', `const all = '/*';\nconst b = import('#server/b.ts'); /* b */`, 'rules -> server'],
    ['src/pages/order/a/b.tsx', `import { c } from 'kysely';`, "package 'kysely'"],
    ['src/widgets/a.tsx', `import {\n  b,\n  c,\n} from './b';`, "'./b' lacks its extension"],
    ['src/drawer/a.ts', ``, 'src/drawer is no folder of ARCHITECTURE.md'],
    ['rules/a.test.ts', `import { b } from '#server/b.ts';`, 'rules -> server'],
  ])('%s: %s', (file, source, sentence) => {
    expect(brokenArrows(tree({ [file]: source }))).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('an arrow is left alone', () => {
  test.each([
    ['machines/cart/machine.ts', `import type { paths } from '#openapi/types.ts';\nimport { setup } from 'xstate';`],
    ['rules/a.test.ts', `import { test } from 'vitest';\nimport { a } from './a.ts';`],
    ['src/pages/order/a/page.tsx', `import { b } from '../parts/b.tsx';\nimport { c } from './c/d.tsx';`],
    ['design-system/theme/generate.ts', `import { a } from '../../a.config.ts';\nimport { b } from 'oxfmt';`],
    ['src/pages/pages.ts', `const a = () => import('./home/home/page.tsx');`],
    ['server/start-shop.ts', `import { seed } from './seed/seed.ts';`],
    ['server/seed/a.ts', `import { b } from './content/b.ts';`],
    ['server/shop/cart/cart-fixture.ts', `import { seed } from '#server/seed/seed.ts';`],
    ['server/shop/payments/a.ts', `import { b } from '../orders/b.ts';\nimport { c } from '../stock/c.ts';`],
    ['server/shop/account/a.test.ts', `import { b } from '../orders/b.ts';`],
    ['server/shop/a.ts', `import { cart } from '#machines/cart/machine.ts';\nimport { sql } from 'kysely';`],
    ['server/a.ts', `// import { b } from '#src/b.ts';\n/* import c from '#src/c.ts'; */`],
    ['design-system/a.stories.tsx', `import { fn } from 'storybook/test';\nimport { lamp } from './docs/lamps.ts';`],
    ['tests/e2e/a.ts', `import { a } from '#server/a.ts';\nimport { b } from '#src/b.ts';`],
  ])('%s: %s', (file, source) => {
    expect(brokenArrows(tree({ [file]: source }))).toEqual([]);
  });
});

describe('a file rule is seen broken', () => {
  test.each([
    ['src/widgets/ProductCard.tsx', `export const a = 1;`, 'is not kebab-case'],
    ['src/widgets/price_box.tsx', `export const a = 1;`, 'is not kebab-case'],
    ['server/utils/a.ts', `export const a = 1;`, 'is a drawer'],
    ['src/pages/order/list.tsx', `export const a = 1;`, 'lies neither in the folder of a page nor in parts'],
    ['src/pages/order/list/row.tsx', `export const a = 1;`, 'src/pages/order/list/ has no page.tsx'],
    ['rules/a.ts', 'a;\n'.repeat(401), '401 lines, more than 400'],
    ['rules/a.ts', `// ${'TO'}DO later`, 'an unfinished note'],
    ['rules/a.ts', `// @ts-${'ignore'}`, 'a silenced type error'],
    ['rules/a.ts', `const a = b as ${'any'};`, 'a silenced type error'],
    ['rules/a.ts', `// eslint-${'disable'}-next-line`, 'a silenced lint rule'],
    ['rules/a.ts', `/* oxlint-${'disable'} */`, 'a silenced lint rule'],
    ['rules/a.test.ts', `test.${'only'}('a', run);`, 'a test that runs alone'],
    ['rules/a.test.ts', `describe.concurrent.${'skip'}('a', run);`, 'a test that does not run'],
    ['src/pages/order/parts/a.tsx', `const A = lazy(() => import('./b.tsx'));`, 'late code without an error boundary'],
    ['src/widgets/a.test.tsx', `vi.mock('./b.ts', () => b);`, 'replaces a module in a document that it shares'],
    ['src/widgets/all.ts', `export * from './a.ts';\nexport {\n  b,\n} from './b.ts';\n`, 'only forwards'],
  ])('%s: %s', (file, source, sentence) => {
    expect(brokenFiles(tree({ [file]: source }))).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['server/db/migrations/001-first-tables.ts', 'a;\n'.repeat(400)],
    ['design-system/index.ts', `export * from './a.ts';`],
    ['src/widgets/a.ts', `export { a } from './a.ts';\nexport const b = 1;`],
    ['src/widgets/a.css.ts', `rows.${'skip'}(2);`],
  ])('and left alone in %s', (file, source) => {
    expect(brokenFiles(tree({ [file]: source }))).toEqual([]);
  });
});
