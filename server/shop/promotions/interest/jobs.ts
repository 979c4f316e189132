import type { Job } from '#server/jobs/runner.ts';
import { notifyOfLaunches } from './launch-interest.ts';
import { forgetUnproved } from './register-interest.ts';

export const interestJobs: readonly Job[] = [
  { name: 'tell of launches', everyMs: 60_000, run: notifyOfLaunches },
  { name: 'forget interest that nobody proved', everyMs: 3_600_000, run: forgetUnproved },
];
