import { href } from '#src/routing/href.ts';

/** Where a ticket is read. */
export const ticketHref = (ticketNo: string): string =>
  href('/support/consultation-center', { tab: 'tickets', ticketNo });
export const ticketsHref = href('/support/consultation-center', { tab: 'tickets' });
export const newTicketHref = href('/support/consultation-center', { tab: 'new' });
