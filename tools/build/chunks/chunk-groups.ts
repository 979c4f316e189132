import path from 'node:path';
import type { Rolldown } from 'vite';
import { lateEntriesOf } from '../late-entries.ts';
import { reachableFrom, type Entry } from './blocks.ts';
import { planChunks, weightOf } from './plan-chunks.ts';
import { planStyleSheets, type StyledModule } from './style-sheets.ts';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const root = path.resolve(import.meta.dirname, '../../..');
const inProject = (file: string) => path.join(root, file);

const entryFile = inProject('src/app/entry-client.tsx');
/** The engine of the machines: the entry imports of it no more than a selector's hook. */
const engine = /node_modules\/xstate\//;
const page = /\/src\/pages\/[^/]+\/[^/]+\/page\.tsx$/;
const style = /\.css$/;
/** Areas whose pages are made of the same parts as those of another one: they count as one. */
const mergedAreas: Readonly<Partial<Record<string, string>>> = { aftersale: 'order' };

function areaOf(id: string): string {
  const area = /\/src\/pages\/(?<area>[^/]+)\//.exec(id)?.groups?.['area'] ?? '';
  return mergedAreas[area] ?? area;
}
/** Areas of a member: lists, slips, ledgers and forms. Questions and answers are read by everybody and written by members. */
const memberAreas: ReadonlySet<string> = new Set(['account', 'order', 'payment', 'coupon', 'coin', 'faq']);
const memberSheet = 'member';
const familyOf = (area: string) => (memberAreas.has(area) ? memberSheet : undefined);
/** Where visits usually start. */
const landing =
  /\/src\/pages\/(?:home\/(?:home|search)|product\/(?:collections|product-detail)|cart\/shopping-cart|account\/login)\/page\.tsx$/;

/** Minified characters that weigh as much as one more file: its 330 bytes on the way, and a request, for which the main thread works 1 ms. */
const fileCost = 4_000;

/** Sheets that no page has where visits start: what a member's pages share, and the other pages of an area. */
const apartSheet = /^member$|-more$/;

/** Minified characters that weigh as much as such a sheet on a page that has no use for it. */
const apartSheetCost = 5_000;

/** What it costs a page to load a module for its styles alone. */
const sheetWeight = ({ imports }: StyledModule, sheets: ReadonlyMap<string, string>): number =>
  imports.some((id) => style.test(id) && apartSheet.test(sheets.get(id) ?? '')) ? apartSheetCost : 0;

/** Where a slow page costs an order. */
const checkout = /\/src\/pages\/order\/checkout\/page\.tsx$/;

/** Where most visits start: at home, or at the product that an advertisement leads to. */
const front = /\/src\/pages\/(?:home\/home|product\/product-detail)\/page\.tsx$/;

/** What a byte loaded in vain costs, by the entry that loads it. */
function importanceOf(id: string): number {
  if (front.test(id)) return 26;
  if (landing.test(id)) return 12;
  if (checkout.test(id)) return 7;
  return page.test(id) ? 1 : 0.1;
}

/** The entries that a page brings along soon after its first view. */
const lateOf = (id: string) =>
  page.test(id) ? lateEntriesOf(path.relative(root, id).replaceAll(path.sep, '/')).map(inProject) : undefined;

/** Every module that the entry reaches, statically or later, and what is loaded by itself. */
function readGraph(graph: Graph): { modules: Map<string, StyledModule>; lazy: Set<string> } {
  const modules = new Map<string, StyledModule>();
  const lazy = new Set<string>();
  const waiting = [entryFile];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    modules.set(id, {
      imports: info.importedIds,
      lazyImports: info.dynamicallyImportedIds,
      weight: style.test(id) ? 0 : weightOf(info.code ?? '', root),
    });
    for (const other of info.dynamicallyImportedIds) lazy.add(other);
    waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return { modules, lazy };
}

/** The chunk of each module by name: style sheets by area, scripts by who shares them. */
function plan(graph: Graph): ReadonlyMap<string, string> {
  const { modules, lazy } = readGraph(graph);
  const engineModules = new Set([...modules.keys()].filter((id) => engine.test(id)));
  const placed = reachableFrom(entryFile, modules, engineModules);
  const entries = [...lazy]
    .filter((id) => modules.has(id) && !id.includes('node_modules'))
    .toSorted()
    .map((id): Entry => ({ id, importance: importanceOf(id), area: areaOf(id), late: lateOf(id) }));
  const pages = new Map(
    entries
      .filter(({ id }) => page.test(id))
      .map(({ id, area }) => [id, { area, isLanding: landing.test(id), family: familyOf(area) }] as const),
  );
  const sheets = planStyleSheets(modules, entryFile, pages);
  const weighed = new Map(
    [...modules].map(([id, module]) => [id, { ...module, weight: module.weight + sheetWeight(module, sheets) }]),
  );
  const chunks = planChunks(weighed, entries, placed, engineModules, fileCost);
  return new Map([
    // What the entry imports of a library through its barrel and does not use, a page does.
    ...[...placed].map((id) => [id, 'library'] as const),
    ...[...chunks].map(([id, index]) => [id, `shared-${index}`] as const),
    ...[...sheets].filter(([id]) => style.test(id)),
  ]);
}

const plans = new WeakMap<Graph, ReadonlyMap<string, string>>();

const plannedChunk: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  const chunks = plans.get(graph) ?? plan(graph);
  plans.set(graph, chunks);
  return chunks.get(id) ?? null;
};

/** Style sheets, the engine of the machines, the frame around every page, and what entries share. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: plannedChunk, debugName: 'styles', test: style, includeDependenciesRecursively: false, priority: 5 },
  { name: 'xstate', test: engine, priority: 4 },
  { name: 'frame', tags: ['$initial'], priority: 2 },
  { name: plannedChunk, debugName: 'shared', includeDependenciesRecursively: false, priority: 1 },
];
