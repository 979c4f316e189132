import type { Job } from '#server/jobs/runner.ts';
import { expirePrizes, remindOfPrizes } from './expire-prizes.ts';

export const prizeJobs: readonly Job[] = [
  { name: 'expire prizes', everyMs: 60_000, run: expirePrizes },
  { name: 'remind of prizes', everyMs: 3_600_000, run: remindOfPrizes },
];
