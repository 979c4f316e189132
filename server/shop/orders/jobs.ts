import type { Job } from '#server/jobs/runner.ts';
import { runOrderClock } from './order-clock.ts';

export const orderJobs: readonly Job[] = [{ name: 'order clock', everyMs: 60_000, run: runOrderClock }];
