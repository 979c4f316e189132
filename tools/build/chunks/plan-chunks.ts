import { blocksAmong, blocksOf, reachableFrom, usersOf, type Block, type Load } from './blocks.ts';
import { entriesOf, styledPages } from './entries.ts';
import { entryFile, isEngine, isStyle, type GraphModule, type ModuleGraph } from './module-graph.ts';
import { planCost, type Plan } from './plan-cost.ts';
import { planStyleSheets } from './style-sheets.ts';

/** Minified characters that weigh as much as one more file: its 330 bytes on the way, and a request, for which the main thread works 1 ms. */
const fileCost = 4_000;

/** Sheets that no page has where visits start: what a member's pages share, and the other pages of an area. */
const apartSheet = /^member$|-more$/;

/** Minified characters that weigh as much as such a sheet on a page that has no use for it. */
const apartSheetCost = 5_000;

/** What it costs a page to load a module for its styles alone. */
const sheetWeight = ({ imports }: GraphModule, sheets: ReadonlyMap<string, string>): number =>
  imports.some((file) => isStyle(file) && apartSheet.test(sheets.get(file) ?? '')) ? apartSheetCost : 0;

export const sheetsOf = (graph: ModuleGraph): ReadonlyMap<string, string> =>
  planStyleSheets(graph, entryFile, styledPages(entriesOf(graph)));

/** What of the browser's build is spread over chunks: the scripts that the entry does not import. */
export function loadOf(graph: ModuleGraph): Load {
  const apart = new Set([...graph.keys()].filter(isEngine));
  const sheets = sheetsOf(graph);
  const scripts = [...graph].filter(([file]) => !isStyle(file));
  const modules = new Map(
    scripts.map(([file, module]) => {
      const imports = module.imports.filter((imported) => !isStyle(imported));
      return [file, { imports, weight: module.weight + sheetWeight(module, sheets) }];
    }),
  );
  return { modules, entries: entriesOf(graph), placed: reachableFrom(entryFile, modules, apart), apart, fileCost };
}

/** What there is to plan, and what a plan costs. */
export interface Task {
  readonly blocks: readonly Block[];
  readonly cost: (plan: Plan) => number;
}

/** Modules that the same entries need form a block, which stays together. */
export function taskOf(load: Load): Task {
  const blocks = blocksOf(load);
  return { blocks, cost: planCost(blocks, load.entries, load.fileCost) };
}

/** Chunks as they are: where a module stands, by name; undefined where it comes with whoever needs it. */
export type ChunkOf = (file: string) => string | undefined;

/**
 * What chunks cost that were made for another graph. A module that comes with whoever needs it stands with those that the
 * same entries need; what one entry has in its own chunk costs nothing.
 */
export function costInUse(load: Load, chunkOf: ChunkOf): number {
  const users = usersOf(load);
  const nameOf = (file: string): string => chunkOf(file) ?? (users.get(file) ?? []).join('\n');
  const files = [...users.keys()];
  const foreign = new Set(files.filter((file) => users.get(file)?.join('\n') !== nameOf(file)).map(nameOf));
  const shared = files.filter((file) => (users.get(file) ?? []).length > 1 || foreign.has(nameOf(file)));
  const blocks = blocksAmong(load, shared, users, nameOf);
  const names = [...new Set(shared.map(nameOf))];
  const plan = Int32Array.from(blocks, ({ modules: [file = ''] }) => names.indexOf(nameOf(file)));
  return planCost(blocks, load.entries, load.fileCost)(plan);
}

/** The plan that is nearest to chunks as they are: each block stands where the most of it stands. */
export function planNear({ blocks, cost }: Task, { modules }: Load, chunkOf: ChunkOf): Plan {
  const alone = Int32Array.from(blocks, (_, index) => index);
  const names = blocks.map((block, index) => `${block.area} ${mostOf(block, modules, chunkOf) ?? index}`);
  const plan = Int32Array.from(names, (name) => names.indexOf(name));
  return cost(plan) < Infinity ? plan : alone;
}

/** The chunk in which the most of a block stands, by weight. */
function mostOf({ modules: files }: Block, modules: Load['modules'], chunkOf: ChunkOf): string | undefined {
  const weights = new Map<string | undefined, number>();
  for (const file of files) {
    const chunk = chunkOf(file);
    weights.set(chunk, (weights.get(chunk) ?? 0) + (modules.get(file)?.weight ?? 0) + 1);
  }
  return [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
