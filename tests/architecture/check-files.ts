import type { Tree } from '../../tools/circles/read-tree.ts';

const longest = 400;

/** Generated files and tables, whose length says nothing about how hard they are to read. */
const longByNature = ['openapi/types.ts', 'openapi/errors.ts', 'server/seed/catalogue/products/'];

/** The two doors of a layer to others, and the generated list of the icons. */
const barrels = new Set(['design-system/index.ts', 'bridge-sdk/src/index.ts', 'design-system/icons/icons.ts']);

const drawers = new Set(['utils', 'helpers', 'common', 'features', 'misc', 'lib', 'shared']);

// Spelled in pieces, so that this file does not break its own rule.
const marks: readonly [mark: RegExp, name: string][] = [
  [/\bTO[D]O\b/, 'an unfinished note'],
  [/\bFIX[M]E\b/, 'an unfinished note'],
  [/@ts-[i]gnore/, 'a silenced type error'],
  [/\bas [a]ny\b/, 'a silenced type error'],
  [/(?:eslint|oxlint)-[d]isable/, 'a silenced lint rule'],
  [/\b(?:test|it|describe)(?:\.\w+)*\.[o]nly\(/, 'a test that runs alone'],
  [/\b(?:test|it|describe)(?:\.\w+)*\.[s]kip\(/, 'a test that does not run'],
];

/** Every file that breaks a house rule about names, places of pages, length, marks or barrels, one sentence each. */
export function brokenFiles(tree: Tree): string[] {
  return [...tree].flatMap(([file, source]) => [
    ...nameFaults(file),
    ...pageFaults(file, tree),
    ...lengthFaults(file, source),
    ...markFaults(file, source),
    ...barrelFaults(file, source),
    ...boundaryFaults(file, source),
    ...moduleFaults(file, source, tree),
  ]);
}

function nameFaults(file: string): string[] {
  const parts = file.split('/');
  const odd = parts.filter((part) => !/^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part));
  const drawer = parts.slice(0, -1).filter((part) => drawers.has(part));
  return [
    ...odd.map((part) => `${file}: '${part}' is not kebab-case`),
    ...drawer.map((part) => `${file}: '${part}' is a drawer; name the folder after what it holds`),
  ];
}

/** An area of pages holds a folder for each page, with its `page.tsx`, and one with what they share. */
function pageFaults(file: string, tree: Tree): string[] {
  const place = /^src\/pages\/[^/]+\/(?<folder>[^/]+)(?<rest>\/)?/.exec(file);
  if (!place) return [];
  if (place.groups?.['rest'] === undefined) return [`${file}: lies neither in the folder of a page nor in parts`];
  const isPage = place.groups['folder'] !== 'parts' && !tree.has(`${place[0]}page.tsx`);
  return isPage ? [`${file}: ${place[0]} has no page.tsx`] : [];
}

/** What renders its late code inside a boundary of another file. */
const bounded = new Map([
  ['src/blocks/kinds/hero-block.tsx', 'src/blocks/content-block.tsx'],
  ['src/widgets/late-section/late-code.tsx', 'whoever renders its Guard'],
]);

/** Without a boundary of its own, a part that does not come replaces the whole page. */
function boundaryFaults(file: string, source: string): string[] {
  if (!file.startsWith('src/') || bounded.has(file) || !/\blazy\(/.test(source)) return [];
  const isBounded = /<(ErrorBoundary|Late)\b/.test(source);
  return isBounded ? [] : [`${file}: late code without an error boundary; see src/widgets/late-part.tsx`];
}

/** What another file has loaded in the same document keeps the module that was there: the test would pass or fail by the order of files. */
function moduleFaults(file: string, source: string, tree: Tree): string[] {
  if (!file.endsWith('.test.tsx') || !/\bvi\.(?:mock|doMock|resetModules)\(/.test(source)) return [];
  const isAlone = tree.get('vite.config.ts')?.includes(`'${file}'`) ?? false;
  return isAlone
    ? []
    : [`${file}: replaces a module in a document that it shares; see documentTests in vite.config.ts`];
}

function lengthFaults(file: string, source: string): string[] {
  const lines = source.split('\n').length - 1;
  return lines > longest && !longByNature.some((name) => file.startsWith(name))
    ? [`${file}: ${lines} lines, more than ${longest}`]
    : [];
}

function markFaults(file: string, source: string): string[] {
  return marks.filter(([mark]) => mark.test(source)).map(([, name]) => `${file}: holds ${name}`);
}

function barrelFaults(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const rest = code.replace(
    /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?\s*$/gm,
    '',
  );
  const onlyForwards = rest.trim() === '' && code.trim() !== '';
  return onlyForwards && !barrels.has(file) ? [`${file}: only forwards; import from the file itself`] : [];
}
