import type { Job } from '#server/jobs/runner.ts';
import { runRmaClock } from './rma/rma-clock.ts';

export const aftersaleJobs: readonly Job[] = [{ name: 'returns clock', everyMs: 60_000, run: runRmaClock }];
