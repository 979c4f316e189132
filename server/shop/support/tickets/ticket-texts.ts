import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import type { TicketStatus } from '#rules/ticket-states.ts';

const statusTexts: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Waiting for us',
  WAITING_STAFF: 'Waiting for us',
  WAITING_USER: 'Waiting for you',
  RESOLVED: 'Solved',
  CLOSED: 'Closed',
};

/** The status in words, as the market of the ticket spells it. */
export const ticketStatusText = (
  { status, proved_at: provedAt }: { readonly status: TicketStatus; readonly proved_at: number | null },
  site: Site,
): string => spelled(provedAt === null ? 'Not confirmed yet' : statusTexts[status], site);
