/**
 * `npm run chunks`: plans the chunks of the browser's build anew and writes them into the lock that a build reads. It keeps to the
 * chunks of before, unless some minutes of searching find others that cost clearly less.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundle } from './build/bundle.ts';
import { readBuiltGraph } from './build/chunks/chunk-graph.ts';
import { chunkOfIn } from './build/chunks/drift.ts';
import { lockOf } from './build/chunks/lock-of-plan.ts';
import { lockFile, readLock } from './build/chunks/lock.ts';
import { costInUse, loadOf, planNear, taskOf } from './build/chunks/plan-chunks.ts';
import { cheapest, improvePlan, type Effort, type Found } from './build/chunks/search-plan.ts';

/** Of the chunks of before, a step changes some only when it saves this part of the cost: what shoppers have stored is loaded anew. */
const worthAStep = 0.0005;
/** Others than those of before must cost this part less. */
const worthAll = 0.01;
const searches = 12;
const tries = 1_000_000;

const root = path.resolve(import.meta.dirname, '..');

async function search(effort: Effort): Promise<Found> {
  const worker = new Worker(path.join(root, 'tools/build/chunks/search-worker.ts'), { workerData: { root, effort } });
  const [found]: Found[] = await once(worker, 'message');
  if (!found) throw new Error('A search found nothing');
  return found;
}

/** Searches side by side, one for each processor. */
async function searchAll(): Promise<readonly Found[]> {
  const seeds = Array.from({ length: searches }, (_, index) => index + 1);
  const found: Found[] = [];
  const next = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      found.push(await search({ seeds: [seed], tries, improved: 1 }));
      console.log(`search ${found.length} of ${searches}: ${millions(found.at(-1)?.cost ?? NaN)}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return found;
}

const millions = (cost: number): string => `${(cost / 1e6).toFixed(3)} million`;

await bundle(root);
const [graph, lock] = [await readBuiltGraph(root), readLock()];
const chunkOf = chunkOfIn(graph, lock);
const load = loadOf(graph);
const task = taskOf(load);
const costBefore = costInUse(load, chunkOf);
const improved = improvePlan(task, planNear(task, load, chunkOf), costBefore * worthAStep);
console.log(`the chunks of before cost ${millions(costBefore)}, improved by single steps ${millions(improved.cost)}`);
const best = cheapest(await searchAll());
const isClear = best.cost < improved.cost * (1 - worthAll);
const chosen = isClear ? best : improved;
await writeFile(lockFile, `${JSON.stringify(lockOf(graph, load, task, chosen.plan, lock), null, 2)}\n`);
console.log(
  `${path.relative(root, lockFile)}: ${millions(chosen.cost)}, ${isClear ? 'found anew' : 'those of before, improved'}`,
);
