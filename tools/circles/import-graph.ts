import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { importsOf, resolveImport } from './imports.ts';

/** What each file of ours imports of ours; a type counts, since who reads one end has to read the other, too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Nothing imports a test or a story, so neither can close a circle of files; folders may be used by both. */
const outside = /[.](?:test|spec|stories)[.]tsx?$|^tools\/imagery\//;
const source = /[.](?:ts|tsx|js|mjs)$/;
const notOurs: ReadonlySet<string> = new Set(['node_modules', 'dist', 'storybook-static', '.cache', '.git']);

/** Every import below a folder, also those of `import()` and of the aliases that begin with #. */
export async function importGraph(baseDir: string): Promise<ImportGraph> {
  const files = (await filesBelow(baseDir, '')).filter((file) => source.test(file) && !outside.test(file));
  const ours = new Set(files);
  const read = files.map(async (file) => {
    const imports = importsOf(await readFile(path.join(baseDir, file), 'utf8'));
    const resolved = imports.map(({ specifier }) => resolveImport(file, specifier) ?? '');
    return [file, [...new Set(resolved)].filter((imported) => ours.has(imported))] as const;
  });
  return new Map(await Promise.all(read));
}

async function filesBelow(baseDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(baseDir, folder), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !notOurs.has(name))
    .map(async (entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(baseDir, file) : [file];
    });
  return (await Promise.all(found)).flat();
}
