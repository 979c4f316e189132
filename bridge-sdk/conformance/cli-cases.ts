import { readdir, readFile } from 'node:fs/promises';
import type { Case } from './case.ts';
import { readCases } from './read-cases.ts';

/** Reads every case of the kit, in the order of file names. Throws when one is invalid. */
export async function readFolder(): Promise<Case[]> {
  const folder = new URL('cases/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const lists = await Promise.all(
    names.map(async (name) => {
      const list: unknown = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
      return readCases(name.replace('.json', ''), list);
    }),
  );
  return lists.flat();
}
