import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { idsOfSource } from './named-ids.ts';

const folders = [
  'bridge-sdk',
  'design-system',
  'machines',
  'openapi',
  'rules',
  'server',
  'src',
  'tests',
  'themes',
  'tools',
];
/** The sentences of a machine are tests: they stand in its scenarios. */
const test = /\.(?:test|spec)\.tsx?$|^machines\/.+\/scenarios\.ts$/;
const isTest = (file: string) => test.test(file) && !/(?:^|\/)node_modules\//.test(file);
/** The tests of this reading itself name ids that do not exist. */
const ownTests = 'tools/spec/';

/** Requirement id to the test files that name it, both in the order of the alphabet. @param root the project */
export async function testsById(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names.map((name) => `${folder}/${name}`.replaceAll('\\', '/')).filter(isTest);
    }),
  );
  const found = new Map<string, string[]>();
  for (const file of files.flat().sort()) {
    if (file.startsWith(ownTests)) continue;
    for (const id of idsOfSource(await readFile(path.join(root, file), 'utf8')))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}
