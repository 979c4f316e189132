/** One of the searches that `npm run chunks` makes side by side. */
import { parentPort, workerData } from 'node:worker_threads';
import { readBuiltGraph } from './chunk-graph.ts';
import { loadOf, taskOf } from './plan-chunks.ts';
import { searchPlan, type Effort } from './search-plan.ts';

const { root, effort }: { readonly root: string; readonly effort: Effort } = workerData;
parentPort?.postMessage(searchPlan(taskOf(loadOf(await readBuiltGraph(root))), effort));
