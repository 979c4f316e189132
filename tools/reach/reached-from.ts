import { importsOf, resolveImport } from '../circles/imports.ts';
import type { Tree } from '../circles/read-tree.ts';
import type { Unreached } from './unreached.ts';

/** Who comes to what a test proves. */
export type Place = 'page' | 'actor' | 'handler' | 'job' | 'command' | 'SDK' | 'sandbox' | 'build';
/** The best first. */
export const verdicts = ['reached', 'partly', 'open'] as const;
export type Verdict = (typeof verdicts)[number];
export interface Reach {
  readonly verdict: Verdict;
  readonly from: readonly Place[];
}

/** Where a way from the product ends, the first that fits: a page before an actor it starts. */
const places: readonly (readonly [RegExp, Place])[] = [
  [/^src\/(?:pages|layout|blocks|widgets|head|routing|app)\/|^index\.html$/, 'page'],
  [/^src\//, 'actor'],
  [/^server\/routes\//, 'handler'],
  [/(?:^|\/)ops(?:\/|\.ts$)/, 'command'],
  [/(?:^|\/)jobs(?:\/|\.ts$)/, 'job'],
  [/^server\/.*sandbox/, 'sandbox'],
  [/^server\//, 'handler'],
  [/^bridge-sdk\//, 'SDK'],
];
const placeOf = (file: string): Place | undefined => places.find(([pattern]) => pattern.test(file))?.[1];

const isScenario = (test: string) => /^machines\/.+\/scenarios\.ts$/.test(test);

/** File to the files of the product that import it for more than a type. */
function importers(product: Tree): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [file, source] of product)
    for (const { specifier, typeOnly } of importsOf(source)) {
      const target = typeOnly ? undefined : resolveImport(file, specifier);
      if (target) found.set(target, [...(found.get(target) ?? []), file]);
    }
  return found;
}

/** The nearest places that use a file, by way of as few files as possible. */
function nearest(file: string, users: ReadonlyMap<string, readonly string[]>): Place[] {
  const seen = new Set([file]);
  for (let row = [file]; row.length > 0;) {
    const met = row.flatMap((one) => placeOf(one) ?? []);
    if (met.length > 0) return [...new Set(met)];
    row = row.flatMap((one) => users.get(one) ?? []).filter((one) => !seen.has(one) && seen.add(one));
  }
  return [];
}

const importedNames = /import\s+(?:\w+\s*,\s*)?\{(?<names>[^}]*)\}\s*from\s*['"](?<from>[^'"]+)['"]/g;

/** What a test imports of the product: local name to `file` and `file: name`. */
function namesOf(test: string, source: string, product: Tree): ReadonlyMap<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>();
  for (const { groups } of source.matchAll(importedNames)) {
    const file = resolveImport(test, groups?.['from'] ?? '');
    if (!file || !product.has(file)) continue;
    for (const part of (groups?.['names'] ?? '').split(',')) {
      const [name = '', local = name] = part.trim().split(/\s+as\s+/);
      if (name && !name.startsWith('type ')) found.set(local, { file, name });
    }
  }
  return found;
}

/** The text of the test, or of the row of a table, that names an id: to the beginning of the next. */
function blockOf(source: string, id: string): string {
  const rest = source.slice(source.indexOf(id));
  const next = rest.slice(id.length).search(/^\s*(?:(?:test|it|describe)\b|\[?\s*'S\d\.[a-z-]+\.\d\d')/m);
  return next < 0 ? rest : rest.slice(0, id.length + next);
}

/**
 * Tells of a sentence, by the tests that name it, whether somebody comes there: reached where the product uses what a
 * test calls, partly where it uses some of it, open where nothing but tests does.
 */
export function reachOf(tree: Tree, product: Tree, { exports, names: unusedNames }: Unreached) {
  const users = importers(product);
  const unused = new Set(exports);
  const isUnused = ({ file, name }: { file: string; name: string }) =>
    unused.has(file) || unused.has(`${file}: ${name}`);
  const mentions = (block: string) => block.split(/[^\w.]+/).some((word) => unusedNames.includes(word));

  const ofUnit = (id: string, test: string): Reach => {
    const source = tree.get(test) ?? '';
    const block = blockOf(source, id);
    const names = [...namesOf(test, source, product)];
    const inBlock = names.filter(([local]) => new RegExp(String.raw`\b${local}\b`).test(block));
    const used = (inBlock.length > 0 ? inBlock : names).map(([, one]) => one);
    const reached = used.filter((one) => !isUnused(one));
    const beside = used.length === 0 ? [placeOf(test)].filter((place) => place !== undefined) : [];
    const from = [...new Set([...beside, ...reached.flatMap(({ file }) => nearest(file, users))])];
    if (from.length === 0) return { verdict: 'open', from };
    const isWhole = reached.length === used.length && !mentions(block);
    return { verdict: isWhole ? 'reached' : 'partly', from };
  };
  const ofTest = (id: string, test: string): Reach => {
    if (/^tests\/(?:security|start)\//.test(test)) return { verdict: 'reached', from: ['handler'] };
    if (test.startsWith('tests/')) return { verdict: 'reached', from: ['page'] };
    if (test.startsWith('tools/')) return { verdict: 'reached', from: ['build'] };
    if (!isScenario(test)) return ofUnit(id, test);
    const from = nearest(test.replace('scenarios.ts', 'machine.ts'), users);
    return { verdict: from.length > 0 ? 'reached' : 'open', from };
  };

  return (id: string, tests: readonly string[]): Reach => {
    const all = tests.map((test) => ofTest(id, test));
    const verdict = verdicts.find((one) => all.some((reach) => reach.verdict === one)) ?? 'open';
    return { verdict, from: [...new Set(all.flatMap(({ from }) => from))].toSorted() };
  };
}
