import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceStack } from './source-stacks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampyris-stacks-'));
  // The second column of the first line is the first of the third line of the source.
  const map = { version: 3, sources: ['../server/lamp.ts'], names: [], mappings: 'CAEA' };
  await writeFile(join(folder, 'lamp.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A place that a stack names, as V8 says it. */
const siteAt = (file: string, line: number, column: number): NodeJS.CallSite => {
  const names = { getScriptNameOrSourceURL: file, getLineNumber: line, getColumnNumber: column };
  const said = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, () => value]));
  return { ...said, toString: () => `light (${file}:${line}:${column})` } as unknown as NodeJS.CallSite;
};

it('a stack names the source of what is built, and what has no map as it is', () => {
  const built = pathToFileURL(join(folder, 'lamp.js')).href;
  const bare = pathToFileURL(join(folder, 'bare.js')).href;
  const sites = [siteAt(built, 1, 2), siteAt(bare, 1, 2), siteAt('node:fs', 7, 1)];
  const source = new URL('../server/lamp.ts', built).href;
  expect(sourceStack(new TypeError('No lamp'), sites).split('\n')).toEqual([
    'TypeError: No lamp',
    `    at light (${source}:3:1)`,
    `    at light (${bare}:1:2)`,
    '    at light (node:fs:7:1)',
  ]);
});
