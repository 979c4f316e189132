import type { Job } from '#server/jobs/runner.ts';
import { expireCoins, forgetVisits } from './expire-coins.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

export const coinJobs: readonly Job[] = [
  { name: 'expire coins', everyMs: 60_000, run: expireCoins },
  { name: 'remind of coins that run out', everyMs: 3_600_000, run: remindOfExpiry },
  { name: 'forget visits of coin tasks', everyMs: 3_600_000, run: forgetVisits },
];
