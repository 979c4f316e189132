/** Keeps each processor busy for half of the time until it is told to end: `node tools/steady/busy.ts` beside a run. */
import { availableParallelism } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';

/** Milliseconds of work, and as many of rest: shorter than a frame would be smoothed away, longer is two machines in turn. */
const turn = 20;

if (isMainThread) for (let index = 0; index < availableParallelism(); index += 1) new Worker(import.meta.filename);
else setInterval(work, 2 * turn);

function work(): void {
  const end = performance.now() + turn;
  while (performance.now() < end);
}
