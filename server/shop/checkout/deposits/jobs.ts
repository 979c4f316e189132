import type { Job } from '#server/jobs/runner.ts';
import { remindOfBalances } from '../../promotions/deposits/remind-of-balances.ts';
import { settleDeposits } from './settle-deposits.ts';

export const depositJobs: readonly Job[] = [
  { name: 'remind of balances', everyMs: 60_000, run: remindOfBalances },
  { name: 'settle deposits', everyMs: 60_000, run: settleDeposits },
];
