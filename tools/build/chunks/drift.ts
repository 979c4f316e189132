import { usersOf } from './blocks.ts';
import { placesOf, type Lock } from './lock.ts';
import type { ModuleGraph } from './module-graph.ts';
import { costInUse, loadOf, planNear, taskOf, type ChunkOf } from './plan-chunks.ts';
import { placeUnlisted } from './place-unlisted.ts';
import { cheapest, improvePlan, searchPlan, type Effort } from './search-plan.ts';

/** How much more chunks may cost than the best ones that a short search finds. */
const limit = 0.05;

/** Some seconds; `npm run chunks` searches minutes. */
const effort: Effort = { seeds: [1, 2, 3], tries: 100_000, improved: 1 };

export interface Drift {
  /** How much more the chunks cost than the best ones that were found, as a part of it; below 0 where nothing as good was found. */
  readonly part: number;
  /** Modules that the lock does not know. */
  readonly unlisted: readonly string[];
  /** Modules of the lock that are gone. */
  readonly gone: readonly string[];
}

/** Where the modules of a build stand: as the lock says, and where it says nothing by its rule for new ones. */
export function chunkOfIn(graph: ModuleGraph, lock: Lock): ChunkOf {
  const places = placesOf(lock);
  const unlisted = placeUnlisted(graph, places);
  return (file) => places.chunks.get(file) ?? places.owners.get(file) ?? unlisted.get(file);
}

/** How far a lock is from its best for a graph that has changed since. */
export function driftOf(graph: ModuleGraph, lock: Lock): Drift {
  const { chunks, owners } = placesOf(lock);
  const chunkOf = chunkOfIn(graph, lock);
  const load = loadOf(graph);
  const task = taskOf(load);
  const best = cheapest([searchPlan(task, effort), improvePlan(task, planNear(task, load, chunkOf))]);
  return {
    part: costInUse(load, chunkOf) / best.cost - 1,
    unlisted: [...usersOf(load).keys()].filter((file) => !chunks.has(file) && !owners.has(file)),
    gone: [...chunks.keys(), ...owners.keys()].filter((file) => !graph.has(file)),
  };
}

/** What somebody should know of it, and whether it is too much. */
export function driftReport({ part, unlisted, gone }: Drift): { readonly ok: boolean; readonly text: string } {
  const percent = (100 * part).toFixed(1);
  const ok = part <= limit;
  return {
    ok,
    text: [
      `chunks cost ${percent} % more than the best that a short search finds${ok ? '' : `, and may cost ${100 * limit} % more: npm run chunks`}`,
      ...(gone.length > 0 ? [`gone since they were planned:${gone.map((file) => `\n  ${file}`).join('')}`] : []),
      ...(unlisted.length > 0 ? [`${unlisted.length} modules have come since they were planned`] : []),
    ].join('\n'),
  };
}
