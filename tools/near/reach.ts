import type { Tree } from '../circles/read-tree.ts';
import { importsOf, resolveImport } from '../circles/imports.ts';
import { pagePaths } from '../../rules/page-paths.ts';

/** It imports every page, so that whatever imports it is reached by every page: the way up ends here. */
const pageTable = 'src/pages/pages.ts';

/** The files that import one of these, directly or by way of others, and these themselves. */
export function reachedBy(changed: readonly string[], tree: Tree): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of tree) {
    for (const { specifier } of importsOf(source)) {
      const imported = resolveImport(file, specifier);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (file !== pageTable) waiting.push(...(importers.get(file) ?? []));
  }
  return reached;
}

/** The paths of the pages whose file is among these, as their table says. */
export function pagesAmong(files: ReadonlySet<string>, tree: Tree): string[] {
  const row = /^ {2}(?:'(?<path>[^']+)'|\[pagePaths\.(?<name>\w+)\]): \(\) => import\('\.(?<file>[^']+)'\)/gm;
  return [...(tree.get(pageTable) ?? '').matchAll(row)]
    .filter(({ groups }) => files.has(`src/pages${groups?.['file']}`))
    .map(({ groups }) => groups?.['path'] ?? String(Reflect.get(pagePaths, groups?.['name'] ?? '')))
    .filter((path) => path !== '/*');
}

/** The areas that have a page or a part of one among these files. */
export const areasAmong = (files: ReadonlySet<string>): string[] => [
  ...new Set([...files].flatMap((file) => /^src\/pages\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

/** Looks at one page of each kind, so it names none. */
export const everyPage = 'tests/e2e/pages/every-route.spec.ts';

/** The journeys that are among these files, or whose own text has the address of one of the pages. */
export function journeysOf(pages: readonly string[], files: ReadonlySet<string>, tree: Tree): string[] {
  const names = pages.map((path) => new RegExp(`['"\`]${path.replaceAll(/:\w+/g, '[^/?]*')}(?=['"\`?#&])`));
  return [...tree.keys()].filter(
    (file) =>
      /^tests\/e2e\/.*\.spec\.ts$/.test(file) &&
      (files.has(file) ||
        (file === everyPage && pages.length > 0) ||
        names.some((name) => name.test(tree.get(file) ?? ''))),
  );
}

/** The components of the design system whose stories are among these files. */
export const componentsAmong = (files: ReadonlySet<string>): string[] => [
  ...new Set(
    [...files].flatMap((file) => /^design-system\/components\/([^/]+)\/.*\.stories\.tsx$/.exec(file)?.[1] ?? []),
  ),
];
