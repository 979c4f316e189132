import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageOf } from '../page-files.ts';
import { placesOf, readLock } from './lock.ts';
import { engineChunk, fileOf, isEngine, isStyle, readGraph } from './module-graph.ts';
import { placeUnlisted } from './place-unlisted.ts';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const places = placesOf(readLock());

const unlisted = new WeakMap<Graph, ReadonlyMap<string, string>>();

function unlistedIn(graph: Graph): ReadonlyMap<string, string> {
  const placed =
    unlisted.get(graph) ??
    placeUnlisted(
      readGraph(graph, () => 0),
      places,
    );
  unlisted.set(graph, placed);
  return placed;
}

const lockedChunk: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const file = fileOf(id);
  return places.chunks.get(file) ?? (places.owners.has(file) ? null : (unlistedIn(graph).get(file) ?? null));
};

/** Style sheets, the engine of the machines, the frame around every page, and what entries share: as the lock says. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: lockedChunk,
    debugName: 'styles',
    test: (id) => isStyle(id),
    includeDependenciesRecursively: false,
    priority: 5,
  },
  { name: engineChunk, test: (id) => isEngine(fileOf(id)), priority: 4 },
  { name: 'frame', tags: ['$initial'], priority: 2 },
  { name: lockedChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];

/** The shortest that the bundler takes for so many files: each character of it stands in every page that names the file. */
const hash = '[hash:7]';

/** What is no script: style sheets, fonts. */
export const assetFileName = `assets/[name]-${hash}[extname]`;

/** A page's file has its name, however its source is called. */
export function chunkFileName({ facadeModuleId }: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>): string {
  const page = pageOf(fileOf(facadeModuleId ?? ''));
  return `assets/${page === undefined ? '[name]' : path.basename(page)}-${hash}.js`;
}
