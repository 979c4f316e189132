import path from 'node:path';
import { expect, test } from 'vitest';
import { keepOwner } from './kept-owners.ts';
import { entryFile, fileOf, readGraph, weightOf } from './module-graph.ts';

test('weighs a module the same wherever the project stands', () => {
  const codeIn = (root: string) =>
    `import "${root}/src/a.ts";import {b} from "${root}/src/b.ts";export const c = () => [b, import("${root}/src/c.ts")];`;
  expect(weightOf(codeIn('/home/somebody/shops/lampyris'), '/home/somebody/shops/lampyris')).toBe(
    weightOf(codeIn('/l'), '/l'),
  );
  expect(weightOf(codeIn('/l'), '/l')).toBeGreaterThan(30);
});

test('weighs no comment and no import', () => {
  const bare = 'export const five=5;';
  expect(weightOf(bare, '/l')).toBe(bare.length);
  expect(weightOf(`/** The ${'long '.repeat(99)} story of five. */\nimport a from '/l/src/a.ts';\n${bare}`, '/l')).toBe(
    bare.length,
  );
});

test('a library is the same file wherever its packages stand', () => {
  expect(fileOf('/somewhere/else/node_modules/a/node_modules/b/index.js')).toBe(
    'node_modules/a/node_modules/b/index.js',
  );
  expect(fileOf('\0vite/preload-helper.js')).toBe('vite/preload-helper.js');
});

test('a page that is imported to keep its own modules where they are is not read', () => {
  const page = 'src/pages/order/list/page.tsx';
  const importing = (imports: readonly string[], code: string) => ({
    importedIds: imports.map((file) => path.resolve(file)),
    dynamicallyImportedIds: [],
    code,
  });
  const modules = new Map([
    [entryFile, importing(['src/a.ts', page], `import './a.ts';\n${keepOwner(page)}`)],
    ['src/a.ts', importing([page], `import './pages/order/list/page.tsx';`)],
    [page, importing([], '')],
  ]);
  const build = { getModuleInfo: (id: string) => modules.get(fileOf(id)) ?? null };
  const importsOf = [...readGraph(build as unknown as Parameters<typeof readGraph>[0], () => 0)].map(
    ([file, { imports }]) => [file, imports],
  );
  expect(Object.fromEntries(importsOf)).toEqual({ [entryFile]: ['src/a.ts'], 'src/a.ts': [page], [page]: [] });
});
