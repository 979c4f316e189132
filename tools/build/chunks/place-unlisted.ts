import { pageOf } from '../page-files.ts';
import { reachableFrom } from './blocks.ts';
import { entriesOf, styledPages } from './entries.ts';
import { library, type Places } from './lock.ts';
import { engineChunk, entryFile, isEngine, isStyle, type ModuleGraph } from './module-graph.ts';
import { planStyleSheets } from './style-sheets.ts';

/**
 * Where the modules stand that the lock does not know; nothing else moves for them.
 *
 * A script joins its heaviest reader: of the modules that import it, directly or over others that the lock does not know,
 * the one whose chunk the most visits load, each counted by its importance. Only chunks count that entries share. Where none
 * of its readers stands in one, the module is in no chunk by name: it comes with the one page that needs it, or in a chunk
 * of its own where several do. Styles are where a plan for the pages that the lock knows would have them; what only new
 * pages need comes with them.
 * @returns the name of the chunk or sheet by module
 */
export function placeUnlisted(graph: ModuleGraph, places: Places): ReadonlyMap<string, string> {
  const isListed = (file: string): boolean => places.chunks.has(file) || places.owners.has(file);
  const unlisted = [...graph.keys()].filter((file) => !isListed(file));
  if (unlisted.length === 0) return new Map();
  const frame = reachableFrom(entryFile, graph, new Set());
  const sheets = sheetsOfListedPages(graph, places);
  const readers = readersOf(graph);
  const rank = ranksOf(graph, places);
  const heaviest = (file: string): string | undefined =>
    [...listedReaders(file, readers, isListed)]
      .flatMap((reader) => places.chunks.get(reader) ?? [])
      .reduce<string | undefined>(
        (best, chunk) => (best !== undefined && rank(best) >= rank(chunk) ? best : chunk),
        undefined,
      );
  const placeOf = (file: string): string | undefined => {
    if (isStyle(file)) return sheets.get(file);
    if (isEngine(file)) return engineChunk;
    return frame.has(file) ? library : heaviest(file);
  };
  return new Map(
    unlisted.flatMap((file) => {
      const place = placeOf(file);
      return place === undefined ? [] : [[file, place] as const];
    }),
  );
}

function sheetsOfListedPages(graph: ModuleGraph, { owners }: Places): ReadonlyMap<string, string> {
  const oldGraph = new Map([...graph].filter(([file]) => pageOf(file) === undefined || owners.has(file)));
  return planStyleSheets(oldGraph, entryFile, styledPages(entriesOf(oldGraph)));
}

function readersOf(graph: ModuleGraph): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const [file, { imports }] of graph)
    for (const imported of imports) readers.set(imported, [...(readers.get(imported) ?? []), file]);
  return readers;
}

/** The nearest readers of a module that the lock knows. */
function listedReaders(
  file: string,
  readers: ReadonlyMap<string, readonly string[]>,
  isListed: (file: string) => boolean,
): ReadonlySet<string> {
  const passed = new Set([file]);
  const found = new Set<string>();
  for (const one of passed)
    for (const reader of readers.get(one) ?? []) (isListed(reader) ? found : passed).add(reader);
  return found;
}

/**
 * How heavy a chunk is, as a number to compare: the importance of all entries that load it. Of two that the same entries load,
 * the one that imports fewer chunks is heavier: it may be what the other one imports, and must not import that in turn.
 */
function ranksOf(graph: ModuleGraph, { chunks }: Places): (chunk: string) => number {
  const imports = new Map<string, Set<string>>([...chunks.values()].map((chunk) => [chunk, new Set()]));
  for (const [file, module] of graph) {
    const own = imports.get(chunks.get(file) ?? '');
    for (const chunk of module.imports.flatMap((imported) => chunks.get(imported) ?? [])) own?.add(chunk);
  }
  const closure = (from: Iterable<string>): ReadonlySet<string> => {
    const reached = new Set(from);
    for (const chunk of reached) for (const other of imports.get(chunk) ?? []) reached.add(other);
    return reached;
  };
  const loads = new Map<string, number>();
  for (const { id, importance } of entriesOf(graph)) {
    const needed = [...reachableFrom(id, graph, new Set())].flatMap((file) => chunks.get(file) ?? []);
    for (const chunk of closure(needed)) loads.set(chunk, (loads.get(chunk) ?? 0) + importance);
  }
  return (chunk) => (loads.get(chunk) ?? 0) - closure([chunk]).size * 1e-6;
}
