import type { Job } from '#server/jobs/runner.ts';
import { makeComingSessions } from './flash/make-sessions.ts';
import { sendReminders } from './reminders/send-reminders.ts';

export const promotionJobs: readonly Job[] = [
  { name: 'make flash sessions', everyMs: 600_000, run: makeComingSessions },
  { name: 'remind of promotions', everyMs: 30_000, run: sendReminders },
];
