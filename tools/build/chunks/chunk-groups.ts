import path from 'node:path';
import type { Rolldown } from 'vite';
import { planChunks, reachableFrom, type Entry, type Module } from './plan-chunks.ts';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const root = path.resolve(import.meta.dirname, '../../..');
const inProject = (file: string) => path.join(root, file);

const entryFile = inProject('src/app/entry-client.tsx');
const bootFile = inProject('src/actors/start-actors.ts');
/** The engine of the machines: the entry imports of it no more than a selector's hook. */
const engine = /node_modules\/xstate\//;
/** Both sides of the bridge to a native app. */
const bridge = /\/bridge-sdk\/|\/src\/actors\/bridge\//;
const page = /\/src\/pages\/[^/]+\/[^/]+\.tsx$/;
/** Where visits usually start. */
const landing = /\/src\/pages\/(?:home|product|cart)\/[^/]+\.tsx$|\/account\/login\.tsx$/;

/** Shared chunks of one page, beside the frame and its own. */
const sharedChunks = 8;

/** What a byte loaded in vain costs, by the entry that loads it. */
function importanceOf(id: string): number {
  if (id === bootFile) return 2;
  if (landing.test(id)) return 2;
  return page.test(id) ? 1 : 0.1;
}

/** Every module that the entry reaches, statically or later, and what is loaded by itself. */
function readGraph(graph: Graph): { modules: Map<string, Module>; lazy: Set<string> } {
  const modules = new Map<string, Module>();
  const lazy = new Set<string>();
  const waiting = [entryFile];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    modules.set(id, { imports: info.importedIds, weight: info.code?.length ?? 0 });
    for (const other of info.dynamicallyImportedIds) lazy.add(other);
    waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return { modules, lazy };
}

/** The shared chunk of each module, by name. */
function plan(graph: Graph): ReadonlyMap<string, string> {
  const { modules, lazy } = readGraph(graph);
  const engineModules = new Set([...modules.keys()].filter((id) => engine.test(id)));
  const placed = new Set([...engineModules, ...reachableFrom(entryFile, modules, engineModules)]);
  const entries = [...lazy]
    .filter((id) => modules.has(id) && !id.includes('node_modules'))
    .toSorted()
    .map((id): Entry => ({ id, importance: importanceOf(id), isPage: page.test(id) }));
  const chunks = planChunks(modules, entries, placed, sharedChunks);
  return new Map([
    // What the entry imports of a library through its barrel and does not use, a page does.
    ...[...placed].map((id) => [id, 'library'] as const),
    ...[...chunks].map(([id, index]) => [id, `shared-${index}`] as const),
  ]);
}

const plans = new WeakMap<Graph, ReadonlyMap<string, string>>();

/** The chunk that a module shares with other entries; null when it belongs to one alone. */
const sharedChunk: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const chunks = plans.get(graph) ?? plan(graph);
  plans.set(graph, chunks);
  return chunks.get(id) ?? null;
};

/** The engine of the machines, the bridge, the frame around every page, and what entries share. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'xstate', test: engine, priority: 4 },
  { name: 'bridge', test: bridge, includeDependenciesRecursively: false, priority: 3 },
  { name: 'frame', tags: ['$initial'], priority: 2 },
  { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];
