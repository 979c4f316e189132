import type { Job } from '#server/jobs/runner.ts';
import { decideProjects } from './decide-projects.ts';
import { mailUpdates } from './updates.ts';

export const crowdJobs: readonly Job[] = [
  { name: 'decide crowdfunding', everyMs: 15_000, run: decideProjects },
  { name: 'mail updates of crowdfunding', everyMs: 30_000, run: mailUpdates },
];
