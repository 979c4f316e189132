import { importsOf, resolveImport } from '../circles/imports.ts';
import type { Tree } from '../circles/read-tree.ts';
import type { Evidence } from './evidence.ts';
import type { Unreached } from './unreached.ts';

/** Who comes to what a test proves; a story shows a component as no page may. */
export type Place = 'page' | 'actor' | 'handler' | 'job' | 'command' | 'SDK' | 'story' | 'sandbox' | 'build';
/** The best first. */
export const verdicts = ['met', 'partly', 'open'] as const;
export type Verdict = (typeof verdicts)[number];
export interface Reach {
  readonly verdict: Verdict;
  readonly from: readonly Place[];
  /** What is not there, in words. */
  readonly missing: readonly string[];
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

/** Nobody runs a real shop there. */
const isTrial = (from: readonly Place[]) => from.length > 0 && from.every((place) => place === 'sandbox');

/** What the text of a test of the running product opens: a page, an answer of the server, or a story of a component. */
function openedBy(test: string, source: string): Place | undefined {
  if (/^tests\/(?:security|start)\//.test(test)) return 'handler';
  if (test.startsWith('tests/stories/')) return 'story';
  const opens = /\b(?:open\w*|look|visit\w*|goto|fetch|render\w*|request\.\w+|play\w*)\(/;
  return opens.test(source) ? 'page' : undefined;
}

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

/** The nearest places that use a file, by way of as few files as possible. @param first the files to begin with */
function nearest(
  file: string,
  users: ReadonlyMap<string, readonly string[]>,
  first: readonly string[] = [file],
): Place[] {
  const seen = new Set([file, ...first]);
  for (let row = [...first]; row.length > 0;) {
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

/** What is asked of a sentence beside its tests. */
interface Asked {
  readonly needs?: Readonly<Record<string, Evidence>>;
  /** Id to the route on which it is seen. */
  readonly screens?: ReadonlyMap<string, string>;
}

/**
 * Tells of a sentence, by the tests that name it, whether somebody comes there: met where the product uses what a test
 * calls and has all that the sentence needs beside it, partly where it has some of it, open where nothing but tests does.
 */
export function reachOf(
  tree: Tree,
  product: Tree,
  { exports, names: unusedNames }: Unreached,
  { needs = {}, screens = new Map() }: Asked = {},
) {
  const users = importers(product);
  const importedBy = new Map<string, string[]>();
  for (const [file, source] of product)
    for (const [, { file: target, name }] of namesOf(file, source, product)) {
      const key = `${target}: ${name}`;
      importedBy.set(key, [...(importedBy.get(key) ?? []), file]);
    }
  /** Who uses this name, and not another of its file; who uses the file, where it passes the name on. */
  const nearestTo = ({ file, name }: { file: string; name: string }) => {
    const first = importedBy.get(`${file}: ${name}`);
    return placeOf(file) === undefined && first ? nearest(file, users, first) : nearest(file, users);
  };
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
    const from = [...new Set([...beside, ...reached.flatMap(nearestTo)])];
    if (from.length === 0) return { verdict: 'open', from, missing: ['anybody of the product who calls it'] };
    const unmet = used.filter(isUnused).map(({ name }) => `a user of ${name}`);
    const missing = mentions(block) ? [...unmet, 'a reader of what is kept'] : unmet;
    return { verdict: missing.length === 0 ? 'met' : 'partly', from, missing };
  };
  const whole = (from: readonly Place[], what: string): Reach =>
    from.length > 0 ? { verdict: 'met', from, missing: [] } : { verdict: 'open', from, missing: [what] };
  const ofTest = (id: string, test: string): Reach => {
    if (test.startsWith('tools/')) return whole(['build'], '');
    if (isScenario(test))
      return whole(nearest(test.replace('scenarios.ts', 'machine.ts'), users), 'a place where the machine runs');
    if (!test.startsWith('tests/')) return ofUnit(id, test);
    const place = openedBy(test, tree.get(test) ?? '');
    return whole(place === undefined ? [] : [place], 'a test that opens something');
  };
  /** A sentence about a page needs a test that opens that page, by its address or by the table of routes, or that renders it. */
  const lacksPage = (id: string, tests: readonly string[]): string[] => {
    const screen = screens.get(id);
    if (screen === undefined) return [];
    const names = (test: string) => {
      const source = tree.get(test) ?? '';
      const steps = importsOf(source).flatMap(({ specifier }) => resolveImport(test, specifier) ?? []);
      const texts = [source, ...steps.filter((file) => file.startsWith('tests/')).map((file) => tree.get(file) ?? '')];
      return texts.some(
        (text) => text.replaceAll(String.raw`\/`, '/').includes(screen) || /routing\/routes\.ts'/.test(text),
      );
    };
    const isRendered = (test: string) => /^src\/.*\.test\.tsx$/.test(test);
    return tests.some((test) => names(test) || isRendered(test)) ? [] : [`a test that opens ${screen}`];
  };

  return (id: string, tests: readonly string[]): Reach => {
    const all = tests.map((test) => ofTest(id, test));
    const best = verdicts.find((one) => all.some((reach) => reach.verdict === one)) ?? 'open';
    const from = [...new Set(all.flatMap((reach) => reach.from))].toSorted();
    const missing = [
      ...(all.find(({ verdict }) => verdict === best)?.missing ?? []),
      ...lacksPage(id, tests),
      ...(isTrial(from) ? ['a place outside the sandboxes'] : []),
      ...(needs[id]?.(product) ?? []),
    ];
    return { verdict: best === 'met' && missing.length > 0 ? 'partly' : best, from, missing };
  };
}
