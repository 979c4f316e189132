import { expect, test } from 'vitest';
import { driftOf, driftReport } from './drift.ts';
import { lockOf } from './lock-of-plan.ts';
import type { Lock } from './lock.ts';
import type { GraphModule } from './module-graph.ts';
import { loadOf, taskOf } from './plan-chunks.ts';
import { searchPlan } from './search-plan.ts';

const pages = ['a', 'b', 'c', 'd'].map((name) => `src/pages/order/${name}/page.tsx`);
const [a = '', b = '', c = '', d = ''] = pages;
const graph: ReadonlyMap<string, GraphModule> = new Map(
  Object.entries({
    'src/app/entry-client.tsx': ['frame.ts', 'frame.css'],
    'frame.ts': [],
    'frame.css': [],
    [a]: ['all.ts', 'ab.ts', 'own.ts', 'a.css', 'ab.css'],
    [b]: ['all.ts', 'ab.ts', 'ab.css'],
    [c]: ['all.ts', 'cd.ts'],
    [d]: ['all.ts', 'cd.ts', 'node_modules/xstate/index.js'],
    'all.ts': [],
    'ab.ts': [],
    'cd.ts': [],
    'own.ts': [],
    'a.css': [],
    'ab.css': [],
    'node_modules/xstate/index.js': [],
  }).map(([file, imports]) => [
    file,
    { imports, lazyImports: file === 'src/app/entry-client.tsx' ? pages : [], weight: 20_000 },
  ]),
);
const empty: Lock = { frame: [], shared: {}, own: {}, sheets: {}, classes: {} };

function lockAfter(before: Lock): Lock {
  const load = loadOf(graph);
  const task = taskOf(load);
  const { plan } = searchPlan(task, { seeds: [1], tries: 2_000, improved: 1 });
  return lockOf(graph, load, task, plan, before);
}
const lock = lockAfter(empty);
const chunkWith = ({ shared }: Lock, file: string) => Object.keys(shared).find((name) => shared[name]?.includes(file));

test('a lock names every module once: of the frame, shared, of one entry, or of a sheet', () => {
  expect(lock.frame).toEqual(['frame.ts', 'src/app/entry-client.tsx']);
  expect(lock.own).toEqual({ [a]: ['own.ts'], [b]: [], [c]: [], [d]: [] });
  expect(lock.sheets).toEqual({ base: ['frame.css'], order: ['a.css', 'ab.css'] });
  expect(Object.values(lock.shared).flat().toSorted()).toEqual([
    'ab.ts',
    'all.ts',
    'cd.ts',
    'node_modules/xstate/index.js',
  ]);
  expect(chunkWith(lock, 'node_modules/xstate/index.js')).toBe('xstate');
});

test('a chunk keeps its name', () => {
  const before: Lock = { ...empty, shared: { 'shared-7': ['cd.ts'], 'shared-9': ['all.ts', 'gone.ts'] } };
  const after = lockAfter(before);
  expect(chunkWith(after, 'cd.ts')).toBe('shared-7');
  expect(chunkWith(after, 'all.ts')).toBe('shared-9');
  expect(chunkWith(after, 'ab.ts')).toBe('shared-1');
});

test('a lock that was just written has not drifted', () => {
  const drift = driftOf(graph, lock);
  expect(drift).toEqual({ part: 0, unlisted: [], gone: [] });
  expect(driftReport(drift)).toEqual({
    ok: true,
    text: 'chunks cost 0.0 % more than the best that a short search finds',
  });
});

test('a lock that puts into one chunk what different pages need has drifted too far', () => {
  const bad: Lock = {
    ...lock,
    shared: { 'shared-1': ['ab.ts', 'all.ts', 'cd.ts'], xstate: lock.shared['xstate'] ?? [] },
  };
  const report = driftReport(driftOf(graph, bad));
  expect(report.ok).toBe(false);
  expect(report.text).toContain('npm run chunks');
});

test('what has come and gone since is named', () => {
  const { 'shared-1': _, ...shared } = lock.shared;
  const older: Lock = { ...lock, frame: ['frame.ts', 'gone.ts', 'src/app/entry-client.tsx'], shared };
  const drift = driftOf(graph, older);
  expect(drift.unlisted).toEqual(lock.shared['shared-1']);
  expect(drift.gone).toEqual(['gone.ts']);
  expect(driftReport(drift).text).toContain('gone since they were planned:\n  gone.ts');
});
