import { day } from './durations.ts';

/**
 * OPEN until the shop answers for the first time. WAITING_USER and WAITING_STAFF say who is to write next. RESOLVED can be
 * reopened by writing; CLOSED takes nothing more.
 */
export const ticketStatuses = ['OPEN', 'WAITING_USER', 'WAITING_STAFF', 'RESOLVED', 'CLOSED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The statuses in which the shop owes an answer. */
export const staffTurn = ['OPEN', 'WAITING_STAFF'] as const satisfies readonly TicketStatus[];

export const ticketCategories = [
  'ORDER',
  'DELIVERY',
  'RETURN',
  'PRODUCT',
  'APP',
  'PAYMENT',
  'ACCOUNT',
  'OTHER',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** Who wrote a message. UNVERIFIED came by mail from another address and is for staff only; SHOP_NOTE is said by the shop by itself. */
export const ticketAuthors = ['SHOPPER', 'SHOP', 'ASSISTANT', 'SHOP_NOTE', 'UNVERIFIED'] as const;
export type TicketAuthor = (typeof ticketAuthors)[number];

/** After how long the shop waits for the shopper it reminds them (ms). */
const ticketReminders: readonly number[] = [3 * day, 7 * day];
/** After the last reminder a ticket that nobody answers is resolved (ms). */
export const ticketResolvesAfter = 14 * day;
/** A resolved ticket can be reopened for so long; then it is closed (ms). */
export const ticketClosesAfter = 30 * day;

export type TicketEvent =
  | 'SHOPPER_WROTE'
  | 'STAFF_WROTE'
  | 'RESOLVE'
  | 'REOPEN'
  | 'CLOSE'
  /** The deadline of the ticket has come: a reminder, the end of the wait, or the end of the time to reopen. */
  | 'TIME';

/** What decides about a ticket. `nextTime` (epoch ms) is when TIME does something; null where only people move it on. */
export interface TicketState {
  readonly status: TicketStatus;
  /** Reminders sent since the shop waits for the shopper. */
  readonly reminders: number;
  readonly nextTime: number | null;
}

const state = (status: TicketStatus, nextTime: number | null = null, reminders = 0): TicketState => ({
  status,
  reminders,
  nextTime,
});

export const newTicket: TicketState = state('OPEN');

const waiting = (now: number): TicketState => state('WAITING_USER', now + (ticketReminders[0] ?? 0));
const resolved = (now: number): TicketState => state('RESOLVED', now + ticketClosesAfter);
const closed: TicketState = state('CLOSED');

/** The next reminder, counted from the first wait, and after the last the end of the wait. */
function afterWait({ reminders }: TicketState, now: number): TicketState {
  if (reminders >= ticketReminders.length) return resolved(now);
  const sent = reminders + 1;
  const pause = (ticketReminders[sent] ?? 0) - (ticketReminders[reminders] ?? 0);
  return state('WAITING_USER', now + (sent < ticketReminders.length ? pause : ticketResolvesAfter), sent);
}

type Row = Readonly<Partial<Record<TicketEvent, (from: TicketState, now: number) => TicketState>>>;

const unanswered: Row = {
  SHOPPER_WROTE: (from) => from,
  STAFF_WROTE: (_from, now) => waiting(now),
  RESOLVE: (_from, now) => resolved(now),
  CLOSE: () => closed,
};
const back = (): TicketState => state('WAITING_STAFF');

const table: Readonly<Record<TicketStatus, Row>> = {
  OPEN: unanswered,
  WAITING_STAFF: unanswered,
  WAITING_USER: { ...unanswered, SHOPPER_WROTE: back, TIME: afterWait },
  RESOLVED: {
    SHOPPER_WROTE: back,
    REOPEN: back,
    STAFF_WROTE: (_from, now) => waiting(now),
    CLOSE: () => closed,
    TIME: () => closed,
  },
  CLOSED: {},
};

/** @returns the state after an event at `now` (epoch ms), undefined where the ticket does not take it */
export function ticketAfter(from: TicketState, event: TicketEvent, now: number): TicketState | undefined {
  if (event === 'TIME' && (from.nextTime === null || now < from.nextTime)) return undefined;
  // What ends with a moment is over at it, whether or not the job has come by.
  if (from.status === 'RESOLVED' && from.nextTime !== null && now >= from.nextTime && event !== 'TIME')
    return undefined;
  return table[from.status][event]?.(from, now);
}
