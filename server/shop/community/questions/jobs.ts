import { minute } from '#rules/durations.ts';
import type { Job } from '#server/jobs/runner.ts';
import { mailComments } from './comments/mail-comments.ts';
import { countRanks } from './space/count-ranks.ts';

export const questionJobs: readonly Job[] = [
  { name: 'comment mails', everyMs: minute, run: mailComments },
  { name: 'ranks of answers', everyMs: 10 * minute, run: countRanks },
];
