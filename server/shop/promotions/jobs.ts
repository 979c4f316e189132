import type { Job } from '#server/jobs/runner.ts';
import { makeComingSessions } from './flash/make-sessions.ts';
import { sendReminders } from './flash/send-reminders.ts';

export const promotionJobs: readonly Job[] = [
  { name: 'make flash sessions', everyMs: 600_000, run: makeComingSessions },
  { name: 'remind of flash sales', everyMs: 30_000, run: sendReminders },
];
