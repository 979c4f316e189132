import { describe, expect, test } from 'vitest';
import { reachableFrom, type Entry, type Module } from './blocks.ts';
import { costInUse, planNear, taskOf } from './plan-chunks.ts';
import { searchPlan } from './search-plan.ts';

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

/** The number of the chunk by module; a module that one entry alone needs is in none. */
function planChunks(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  apart: ReadonlySet<string>,
  fileCost: number,
): ReadonlyMap<string, number> {
  const task = taskOf({ modules, entries, placed, apart, fileCost });
  const { plan } = searchPlan(task, { seeds: [1, 2], tries: 2_000, improved: 1 });
  return new Map(task.blocks.flatMap((block, index) => block.modules.map((id) => [id, plan[index] ?? 0] as const)));
}

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

  test('gives modules that stand apart one chunk without others', () => {
    const modules = graph({ a: ['engine', 'part', 'x'], b: ['engine', 'x'], engine: [], part: [], x: [] });
    const entries = [page('a'), page('b')];
    expect(together(planChunks(modules, entries, none, none, 100), 'engine', 'x')).toBe(true);
    const plan = planChunks(modules, entries, none, new Set(['engine', 'part']), 100);
    expect(together(plan, 'engine', 'x')).toBe(false);
    expect(together(plan, 'engine', 'part')).toBe(true);
  });

  test('leaves modules alone that have their chunk already', () => {
    const modules = graph({ a: ['frame', 'x'], b: ['frame', 'x'], frame: ['react'], react: [], x: ['react'] });
    const placed = reachableFrom('frame', modules, none);
    expect([...planChunks(modules, [page('a'), page('b')], placed, none, 1).keys()]).toEqual(['x']);
  });
});

describe('chunks that were made for another graph', () => {
  const modules = graph({ a: ['x', 'y', 'own a'], b: ['x', 'y'], c: ['y'], x: [], y: [], 'own a': [] });
  const load = { modules, entries: ['a', 'b', 'c'].map((id) => page(id)), placed: none, apart: none, fileCost: 1 };
  const owned = new Map([['own a', 'a']]);
  const costOf = (chunks: Readonly<Record<string, string>>) => costInUse(load, (id) => chunks[id] ?? owned.get(id));

  test('cost what a plan of the same chunks costs', () => {
    const task = taskOf(load);
    for (const chunks of [
      { x: '1', y: '2' },
      { x: '1', y: '1' },
    ] as const) {
      const plan = planNear(task, load, (id) => new Map(Object.entries(chunks)).get(id));
      expect(costOf(chunks)).toBe(task.cost(plan));
    }
    expect(costOf({ x: '1', y: '1' })).toBeGreaterThan(costOf({ x: '1', y: '2' }));
  });

  test('cost what one page alone needs of them, and what a page needs of another one alone', () => {
    const best = costOf({ x: '1', y: '2' });
    expect(costOf({ x: '1', y: '2', 'own a': '2' })).toBeGreaterThan(best);
    expect(costOf({ x: 'a', y: '2' })).toBeGreaterThan(best);
  });

  test('are free of charge where whoever needs a module comes with it', () => {
    expect(costOf({ y: '2' })).toBe(costOf({ x: '1', y: '2' }));
  });

  test('are as they were the start of a plan, unless they would import each other in a circle', () => {
    const chain = graph({ a: ['one'], b: ['one'], c: ['two'], d: ['three'], one: ['two'], two: ['three'], three: [] });
    const entries = ['a', 'b', 'c', 'd'].map((id) => page(id));
    const chained = { modules: chain, entries, placed: none, apart: none, fileCost: 1 };
    const task = taskOf(chained);
    const near = (chunks: Readonly<Record<string, string>>) =>
      new Set(planNear(task, chained, (id) => chunks[id])).size;
    expect(near({ one: '1', two: '1', three: '3' })).toBe(2);
    expect(near({ one: '1', two: '2', three: '1' })).toBe(3);
  });
});
