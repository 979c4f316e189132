import type { Job } from '#server/jobs/runner.ts';
import { lapseGifts } from './lapse-gifts.ts';
import { lapseReturns } from './lapse-returns.ts';
import { removeUnusedOrderMedia } from './rma/remove-unused-media.ts';
import { runRmaClock } from './rma/rma-clock.ts';

export const aftersaleJobs: readonly Job[] = [
  { name: 'returns clock', everyMs: 60_000, run: runRmaClock },
  { name: 'goods of withdrawals that did not come back', everyMs: 3_600_000, run: lapseReturns },
  { name: 'gifts that did not come back', everyMs: 3_600_000, run: lapseGifts },
  { name: 'remove unused media of orders', everyMs: 3_600_000, run: removeUnusedOrderMedia },
];
