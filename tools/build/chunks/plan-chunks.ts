import { minifySync } from 'vite';
import { planCost } from './plan-cost.ts';
import { searchPlan } from './search-plan.ts';

/** One module of the browser's build. */
export interface Module {
  readonly imports: readonly string[];
  /** Weight of its code, in any unit that is the same for all. */
  readonly weight: number;
}

export interface Entry {
  readonly id: string;
  /** How much a byte loaded in vain costs here: a page where visits start counts more than a dialog. */
  readonly importance: number;
  /** Only a page is held to the limit of files. */
  readonly isPage: boolean;
  /** The area of pages it belongs to; empty where it serves several. */
  readonly area: string;
}

/** Modules that exactly the same entries need; they always stay together. */
export interface Block {
  readonly entries: readonly string[];
  /** The area that alone needs them; empty where several do. */
  readonly area: string;
  readonly modules: readonly string[];
  readonly weight: number;
  /** Other blocks that its modules import. */
  readonly imports: Set<Block>;
}

/** The area of modules that share no chunk with others. */
const apartArea = 'apart';

/**
 * Which shared chunk each module goes into: a pure function of the import graph, so no file is named anywhere. Modules
 * that the same entries need form a block, and blocks are spread over chunks so that entries load as little as possible:
 * each chunk with all that it imports, and something for each file. The search is simulated annealing: it moves single
 * blocks and merges chunks, at first also where that costs a little. Chunks never import each other in a circle, and
 * what one area alone needs never stands beside what others need.
 * @param modules every module of the build by its id
 * @param entries what is loaded by itself: pages, and whatever comes late
 * @param placed modules that have their chunk already
 * @param apart modules that are loaded like others, but share no chunk with them
 * @param fileCost what one more file costs an entry, in the unit of the weights
 * @returns the number of the chunk by module; a module that one entry alone needs is in none
 */
export function planChunks(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  apart: ReadonlySet<string>,
  fileCost: number,
): ReadonlyMap<string, number> {
  const blocks = blocksOf(modules, entries, placed, apart);
  const plan = searchPlan(blocks, planCost(blocks, entries, fileCost));
  return new Map(blocks.flatMap((block, index) => block.modules.map((id) => [id, plan[index] ?? 0] as const)));
}

/** A static import of minified code. A bundler resolves it, and until then it holds the folder of the project. */
const staticImport = /\bimport(?:[\w$*{},\s]+from)?"[^"]*";/g;

/**
 * Characters of a module's minified code without its imports and the folder of the project, which bundlers write into
 * them: a comment weighs nothing, and a project has the same chunks wherever it stands.
 */
export const weightOf = (code: string, root: string): number =>
  minifySync('module.js', code, { module: true }).code.replaceAll(staticImport, '').replaceAll(root, '').length;

/** Everything that a module imports statically, itself included, without what is placed already. */
export function reachableFrom(
  id: string,
  modules: ReadonlyMap<string, Module>,
  placed: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next) || placed.has(next)) continue;
    reached.add(next);
    waiting.push(...(modules.get(next)?.imports ?? []));
  }
  return reached;
}

function blocksOf(
  modules: ReadonlyMap<string, Module>,
  entries: readonly Entry[],
  placed: ReadonlySet<string>,
  apart: ReadonlySet<string>,
): readonly Block[] {
  const users = new Map<string, string[]>();
  for (const { id } of entries) {
    for (const module of reachableFrom(id, modules, placed)) users.set(module, [...(users.get(module) ?? []), id]);
  }
  const areaOf = new Map(entries.map(({ id, area }) => [id, area]));
  const groups = new Map<string, { readonly entries: readonly string[]; readonly modules: string[] }>();
  for (const [id, used] of users) {
    if (used.length < 2) continue;
    const key = [apart.has(id) ? apartArea : '', ...used].join('\n');
    const group = groups.get(key) ?? { entries: used, modules: [] };
    group.modules.push(id);
    groups.set(key, group);
  }
  const blocks = [...groups.values()].map((group): Block => {
    const weight = group.modules.reduce((sum, id) => sum + (modules.get(id)?.weight ?? 0), 0);
    const [area = '', ...others] = new Set(group.entries.map((id) => areaOf.get(id) ?? ''));
    const isApart = group.modules.some((id) => apart.has(id));
    return { ...group, area: isApart ? apartArea : others.length === 0 ? area : '', weight, imports: new Set() };
  });
  const blockOf = new Map(blocks.flatMap((block) => block.modules.map((id) => [id, block] as const)));
  for (const block of blocks) {
    for (const other of block.modules.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const imported = blockOf.get(other);
      if (imported && imported !== block) block.imports.add(imported);
    }
  }
  return blocks;
}
