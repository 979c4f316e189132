import type { Job } from '#server/jobs/runner.ts';
import { deleteDueAccounts } from './personal-data/delete-account.ts';

export const accountJobs: readonly Job[] = [{ name: 'delete accounts', everyMs: 3_600_000, run: deleteDueAccounts }];
