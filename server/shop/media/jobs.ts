import type { Job } from '#server/jobs/runner.ts';
import { removeUnusedMedia } from './remove-unused.ts';
import { removeLeftArrivals } from './upload-folders.ts';

const hour = 3_600_000;

/** All run at the start of the shop, too. */
export const mediaJobs: readonly Job[] = [
  { name: 'remove unused media', everyMs: hour, run: removeUnusedMedia },
  { name: 'remove left arrivals', everyMs: hour, run: removeLeftArrivals },
];
