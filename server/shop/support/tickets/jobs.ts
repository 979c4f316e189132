import type { Job } from '#server/jobs/runner.ts';
import { forgetOldTickets, runTicketClock } from './ticket-clock.ts';
import { removeUnusedTicketMedia } from './ticket-media.ts';

const minute = 60_000;
const hour = 60 * minute;

export const ticketJobs: readonly Job[] = [
  { name: 'ticket clock', everyMs: minute, run: runTicketClock },
  { name: 'forget old tickets', everyMs: hour, run: forgetOldTickets },
  { name: 'remove unused ticket media', everyMs: hour, run: removeUnusedTicketMedia },
];
