import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const knip = path.join(root, 'node_modules/knip/bin/knip.js');

/** A small tree with the configuration of the project, where something is unused of every kind that is looked for. */
const planted: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'planted', type: 'module', dependencies: { 'left-pad': '1.0.0' } }),
  'src/app/entry-client.tsx': `import { lit } from '../lamp.ts';\nconsole.log(lit);\n`,
  'src/lamp.ts': `export const lit = true;\nexport const unusedValue = 1;\nexport type UnusedType = string;\n`,
  'src/unused-file.ts': `export const dark = true;\n`,
  'server/main.ts': `import 'unlisted-package';\n`,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lampyris-unused-'));
  for (const [name, text] of Object.entries(planted)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await copyFile(path.join(root, 'knip.jsonc'), path.join(folder, 'knip.jsonc'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an unused file, export, type and package and an unlisted package are each named, and nothing else is', async () => {
  const run = promisify(execFile)(process.execPath, [knip, '--reporter', 'compact'], { cwd: folder });
  const { code, stdout } = await run.then(
    () => ({ code: 0, stdout: 'nothing was found' }),
    (error: unknown) => Object(error),
  );
  expect(code).toBe(1);
  const found = String(stdout)
    .split('\n')
    .filter((line) => line.includes(': '));
  expect(found.toSorted()).toEqual([
    'package.json: left-pad',
    'server/main.ts: unlisted-package',
    'src/lamp.ts: UnusedType',
    'src/lamp.ts: unusedValue',
    'src/unused-file.ts: src/unused-file.ts',
  ]);
});
