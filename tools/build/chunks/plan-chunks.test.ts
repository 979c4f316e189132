import { describe, expect, test } from 'vitest';
import { reachableFrom, type Entry, type Module } from './blocks.ts';
import { planChunks, weightOf } from './plan-chunks.ts';

/** Modules by name with what they import; each weighs 10 unless its name ends in a figure. */
const graph = (imports: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, Module> =>
  new Map(
    Object.entries(imports).map(([id, imported]) => [
      id,
      { imports: imported, weight: Number(/\d+$/.exec(id)?.[0] ?? 10) },
    ]),
  );
const page = (id: string, importance = 1, area = ''): Entry => ({ id, importance, area });
const none: ReadonlySet<string> = new Set();
const together = (plan: ReadonlyMap<string, number>, ...ids: readonly string[]) =>
  new Set(ids.map((id) => plan.get(id))).size === 1;

describe('the plan of shared chunks', () => {
  test('keeps modules together that the same pages need, and leaves out what one page needs', () => {
    const modules = graph({ home: ['card', 'price', 'hero'], list: ['card', 'price'], card: [], price: [], hero: [] });
    const plan = planChunks(modules, [page('home'), page('list')], none, none, 1);
    expect([...plan.keys()].toSorted()).toEqual(['card', 'price']);
    expect(together(plan, 'card', 'price')).toBe(true);
  });

  test('gives each set of pages a chunk of its own while a file costs less than what is loaded in vain', () => {
    const modules = graph({ a: ['all', 'ab'], b: ['all', 'ab'], c: ['all'], all: [], ab: [] });
    const plan = planChunks(modules, [page('a'), page('b'), page('c')], none, none, 1);
    expect(together(plan, 'all', 'ab')).toBe(false);
  });

  test('merges the chunks that make pages load the least in vain when a file costs more', () => {
    const modules = graph({
      a: ['all100', 'ab1', 'ac90'],
      b: ['all100', 'ab1'],
      c: ['all100', 'ac90'],
      all100: [],
      ab1: [],
      ac90: [],
    });
    const plan = planChunks(modules, [page('a'), page('b'), page('c')], none, none, 15);
    expect(together(plan, 'all100', 'ab1')).toBe(true);
    expect(together(plan, 'all100', 'ac90')).toBe(false);
  });

  test('spares the pages that count more', () => {
    const modules = graph({
      a: ['all50', 'ab10', 'ac10'],
      b: ['all50', 'ab10'],
      c: ['all50', 'ac10'],
      all50: [],
      ab10: [],
      ac10: [],
    });
    const spared = planChunks(modules, [page('a'), page('b', 9), page('c')], none, none, 8);
    expect(together(spared, 'all50', 'ab10')).toBe(true);
    expect(together(spared, 'all50', 'ac10')).toBe(false);
  });

  test('never makes chunks import each other in a circle', () => {
    // Merged, `all` and `two` would import `three`, and `three` would import `all`.
    const modules = graph({
      a: ['two'],
      b: ['two'],
      c: ['three'],
      d: ['all'],
      two: ['three'],
      three: ['all'],
      all: [],
    });
    const entries = ['a', 'b', 'c', 'd'].map((id) => page(id));
    for (const fileCost of [0.1, 5, 100]) {
      const plan = planChunks(modules, entries, none, none, fileCost);
      expect(plan.get('two') === plan.get('all') && plan.get('three') !== plan.get('all')).toBe(false);
    }
  });

  test('keeps what one area alone needs away from what others need', () => {
    const modules = graph({ a: ['x1', 'all1'], b: ['x1', 'all1'], c: ['all1'], x1: [], all1: [] });
    const entries = [page('a', 1, 'home'), page('b', 1, 'home'), page('c', 1, 'cart')];
    expect(together(planChunks(modules, entries, none, none, 100), 'x1', 'all1')).toBe(false);
    const ofOneArea = entries.map((entry) => ({ ...entry, area: 'home' }));
    expect(together(planChunks(modules, ofOneArea, none, none, 100), 'x1', 'all1')).toBe(true);
  });

  test('is the same for the same graph', () => {
    const modules = graph({ a: ['x', 'y', 'z'], b: ['x', 'y'], c: ['y', 'z'], x: [], y: [], z: [] });
    const entries = ['a', 'b', 'c'].map((id) => page(id));
    expect(planChunks(modules, entries, none, none, 5)).toEqual(planChunks(modules, entries, none, none, 5));
  });

  test('weighs a module the same wherever the project stands', () => {
    const codeIn = (root: string) =>
      `import "${root}/src/a.ts";import {b} from "${root}/src/b.ts";export const c = () => [b, import("${root}/src/c.ts")];`;
    expect(weightOf(codeIn('/home/somebody/shops/lampyris'), '/home/somebody/shops/lampyris')).toBe(
      weightOf(codeIn('/l'), '/l'),
    );
    expect(weightOf(codeIn('/l'), '/l')).toBeGreaterThan(30);
  });

  test('weighs no comment and no import', () => {
    const bare = 'export const five=5;';
    expect(weightOf(bare, '/l')).toBe(bare.length);
    expect(
      weightOf(`/** The ${'long '.repeat(99)} story of five. */\nimport a from '/l/src/a.ts';\n${bare}`, '/l'),
    ).toBe(bare.length);
  });

  test('counts what a chunk imports as loaded with it', () => {
    const modules = graph({
      home: ['carousel'],
      product: ['carousel', 'lookup'],
      search: ['lookup'],
      login: ['form100'],
      carousel: [],
      lookup: ['form100'],
      form100: [],
    });
    const entries = ['home', 'product', 'search', 'login'].map((id) => page(id));
    // Beside the carousel, the lookup alone would cost less than a file; its form would come along.
    const plan = planChunks(modules, entries, none, none, 25);
    expect(together(plan, 'carousel', 'lookup')).toBe(false);
    const light = graph({ ...Object.fromEntries([...modules].map(([id, { imports }]) => [id, imports])), lookup: [] });
    expect(together(planChunks(light, entries, none, none, 25), 'carousel', 'lookup')).toBe(true);
  });

  test('gives modules that stand apart a chunk without others', () => {
    const modules = graph({ a: ['engine', 'x'], b: ['engine', 'x'], engine: [], x: [] });
    const entries = [page('a'), page('b')];
    expect(together(planChunks(modules, entries, none, none, 100), 'engine', 'x')).toBe(true);
    expect(together(planChunks(modules, entries, none, new Set(['engine']), 100), 'engine', 'x')).toBe(false);
  });

  test('leaves modules alone that have their chunk already', () => {
    const modules = graph({ a: ['frame', 'x'], b: ['frame', 'x'], frame: ['react'], react: [], x: ['react'] });
    const placed = reachableFrom('frame', modules, none);
    expect([...planChunks(modules, [page('a'), page('b')], placed, none, 1).keys()]).toEqual(['x']);
  });
});
