import { importsOf, resolveImport } from './imports.ts';
import type { Tree } from './read-tree.ts';

/** What each file of ours imports of ours; a type counts, since who reads one end has to read the other, too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Nothing imports a test or a story, so neither can close a circle of files; folders may be used by both. */
const outside = /[.](?:test|spec|stories)[.]tsx?$/;

/** Every import of the files of a tree, also those of `import()` and of the aliases that begin with #. */
export const importGraph = (tree: Tree): ImportGraph =>
  new Map(
    [...tree]
      .filter(([file]) => !outside.test(file))
      .map(([file, source]) => {
        const imported = importsOf(source).map(({ specifier }) => resolveImport(file, specifier) ?? '');
        return [file, [...new Set(imported)].filter((target) => tree.has(target) && !outside.test(target))];
      }),
  );
