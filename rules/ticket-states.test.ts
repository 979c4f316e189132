import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import {
  newTicket,
  staffTurn,
  type TicketEvent,
  type TicketState,
  ticketAfter,
  ticketClosesAfter,
  ticketResolvesAfter,
} from './ticket-states.ts';

const start = 1_000 * day;
const after = (from: TicketState, event: TicketEvent, now = start): TicketState => {
  const next = ticketAfter(from, event, now);
  if (!next) throw new Error(`${from.status} does not take ${event}`);
  return next;
};

describe('the life of a ticket', () => {
  it('waits for the shopper, reminds twice, is resolved and closed', () => {
    const answered = after(newTicket, 'STAFF_WROTE');
    expect(answered).toEqual({ status: 'WAITING_USER', reminders: 0, nextTime: start + 3 * day });
    const once = after(answered, 'TIME', start + 3 * day);
    expect(once).toEqual({ status: 'WAITING_USER', reminders: 1, nextTime: start + 7 * day });
    const twice = after(once, 'TIME', start + 7 * day);
    expect(twice).toEqual({ status: 'WAITING_USER', reminders: 2, nextTime: start + 7 * day + ticketResolvesAfter });
    const resolved = after(twice, 'TIME', start + 21 * day);
    expect(resolved).toEqual({ status: 'RESOLVED', reminders: 0, nextTime: start + 21 * day + ticketClosesAfter });
    expect(after(resolved, 'TIME', start + 51 * day).status).toBe('CLOSED');
  });

  it('can be reopened until the moment at which it closes, and not at it', () => {
    const resolved = after(newTicket, 'RESOLVE');
    expect(ticketAfter(resolved, 'REOPEN', start + ticketClosesAfter - 1)?.status).toBe('WAITING_STAFF');
    expect(ticketAfter(resolved, 'REOPEN', start + ticketClosesAfter)).toBeUndefined();
    expect(ticketAfter(resolved, 'SHOPPER_WROTE', start + ticketClosesAfter)).toBeUndefined();
  });

  it('is nowhere stuck: time or staff alone bring every random life to its end', () => {
    const events = fc.array(
      fc.record({
        event: fc.constantFrom<TicketEvent>('SHOPPER_WROTE', 'STAFF_WROTE', 'RESOLVE', 'REOPEN', 'CLOSE', 'TIME'),
        pause: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (life) => {
        let now = start;
        let ticket = newTicket;
        for (const { event, pause } of life) {
          now += pause * day;
          ticket = ticketAfter(ticket, event, now) ?? ticket;
          const isTimed = ticket.status === 'WAITING_USER' || ticket.status === 'RESOLVED';
          expect(ticket.nextTime !== null).toBe(isTimed);
        }
        if (staffTurn.some((status) => status === ticket.status)) ticket = after(ticket, 'RESOLVE', now);
        for (let steps = 0; ticket.nextTime !== null; steps += 1) {
          expect(steps).toBeLessThan(5);
          now = Math.max(now, ticket.nextTime);
          ticket = after(ticket, 'TIME', now);
        }
        expect(ticket.status).toBe('CLOSED');
      }),
    );
  });
});
