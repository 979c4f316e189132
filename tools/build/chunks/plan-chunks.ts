import { minifySync } from 'vite';
import { blocksOf, type Entry, type Module } from './blocks.ts';
import { planCost } from './plan-cost.ts';
import { searchPlan } from './search-plan.ts';

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
