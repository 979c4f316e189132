import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { compileHint, compileHints } from './compile-hints.ts';

let folder = '';
const fileOf = (name: string): Promise<string> => readFile(path.join(folder, 'dist', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'lampyris-hints-'));
  await mkdir(path.join(folder, 'node_modules/player'), { recursive: true });
  await writeFile(path.join(folder, 'node_modules/player/index.js'), 'export const play = () => 1;');
  await writeFile(path.join(folder, 'page.js'), "export const page = () => 'page';");
  await writeFile(
    path.join(folder, 'main.js'),
    "// The start.\nglobalThis.start = () => [import('./page.js'), import('./node_modules/player/index.js')];",
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compileHints()],
    build: {
      sourcemap: 'hidden',
      rolldownOptions: {
        input: path.join(folder, 'main.js'),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
});
afterAll(() => rm(folder, { recursive: true }));

test('the browser is asked to compile an entry and a late page at once, on their first line', async () => {
  for (const name of ['main.js', 'page.js']) expect((await fileOf(name)).split('\n')[0]).toBe(compileHint);
});

test('a library that comes late is compiled as it is called', async () => {
  const names = (await fileOf('main.js')).match(/[\w-]+\.js/g) ?? [];
  const library = names.filter((name) => name !== 'page.js' && name !== 'main.js')[0] ?? '';
  expect(await fileOf(library)).not.toContain(compileHint);
});

test('the map of a file knows of the line that came before it', async () => {
  const code = await fileOf('main.js');
  const line = code.split('\n').findIndex((text) => text.includes('globalThis.start'));
  const column = code.split('\n')[line]?.indexOf('globalThis.start') ?? 0;
  const entry = new SourceMap(JSON.parse(await fileOf('main.js.map'))).findEntry(line, column);
  expect(entry).toMatchObject({ originalLine: 1, originalColumn: 0 });
});
