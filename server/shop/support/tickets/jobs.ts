import type { Job } from '#server/jobs/runner.ts';
import { forgetCounts } from './count-limits.ts';
import { forgetOldTickets, runTicketClock } from './ticket-clock.ts';
import { removeUnusedTicketMedia } from './ticket-media.ts';

const minute = 60_000;
const hour = 60 * minute;

export const ticketJobs: readonly Job[] = [
  { name: 'ticket clock', everyMs: minute, run: runTicketClock },
  { name: 'forget old tickets', everyMs: hour, run: forgetOldTickets },
  { name: 'forget ticket counts', everyMs: hour, run: forgetCounts },
  { name: 'remove unused ticket media', everyMs: hour, run: removeUnusedTicketMedia },
];
