import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionNames } from './function-names.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lampyris-names-'));
  await mkdir(path.join(folder, 'assets'));
  const map = {
    version: 3,
    sources: ['../../src/layout/shop-link.tsx', '../../node_modules/react-dom/client.js'],
    sourcesContent: ['// Links.\nexport function ShopLink() {}', 'function performWork() {}'],
    names: [],
    // Column 0 is line 2 of the first source, column 20 no source, column 40 line 1 of the second one.
    mappings: 'AACA,oB,oBCDA',
  };
  await writeFile(path.join(folder, 'assets/shared-1.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (file: string, columnNumber: number) =>
  functionNames(
    folder,
    path.dirname(folder),
  )({
    functionName: 'a',
    url: `http://127.0.0.1:4000/assets/${file}`,
    lineNumber: 0,
    columnNumber,
  });

test('a function of the shop is named by the source that declares it', () => {
  expect(at('shared-1.js', 3)).toEqual({ label: 'ShopLink src/layout/shop-link.tsx:2', isOurs: true });
});

test('a function of a package is none of the shop', () => {
  expect(at('shared-1.js', 45)).toEqual({ label: 'performWork react-dom/client.js:1', isOurs: false });
});

test('without a source the chunk and the short name must do', () => {
  expect(at('shared-2.js', 3)).toEqual({ label: 'a shared-2.js', isOurs: true });
  expect(at('shared-1.js', 25)).toEqual({ label: 'a shared-1.js', isOurs: true });
});

test('the functions of the browser keep their names', () => {
  expect(functionNames(folder, path.dirname(folder))({ functionName: 'appendChild' })).toEqual({
    label: 'appendChild',
    isOurs: false,
  });
});
