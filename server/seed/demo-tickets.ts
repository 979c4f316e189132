import { newTicket, type TicketAuthor, type TicketEvent, type TicketState, ticketAfter } from '#rules/ticket-states.ts';
import { answerDeadline } from '#rules/support-hours.ts';
import type { Tx } from '../db/schema.ts';
import type { TicketsTable } from '../db/tables/tickets.ts';
import { day, hour } from './days.ts';
import { demoShopper } from './demo-shopper.ts';
import { insertRows } from './insert-rows.ts';
import { seedId } from './seed-id.ts';

interface DemoMessage {
  /** Milliseconds before the shop was seeded. */
  readonly ago: number;
  readonly author: TicketAuthor;
  readonly text: string;
  readonly byMail?: true;
}

interface DemoTicket extends Pick<TicketsTable, 'category' | 'subject' | 'model' | 'order_no'> {
  readonly messages: readonly DemoMessage[];
  /** The shop said that it is solved, so long ago. */
  readonly resolvedAgo?: number;
  readonly rating?: number;
}

/** One that waits for the shop, one that waits for the shopper, and one that is solved. */
const demoTickets: readonly DemoTicket[] = [
  {
    category: 'PRODUCT',
    subject: 'The strip flickers at low brightness',
    model: 'LM-RIBBON-S1',
    order_no: null,
    messages: [
      {
        ago: 5 * hour,
        author: 'SHOPPER',
        text: 'Below about ten percent the strip flickers. It’s on the wall dimmer that was already there. Above that it’s steady.',
      },
    ],
  },
  {
    category: 'DELIVERY',
    subject: 'Can the parcel go to my neighbour?',
    model: null,
    order_no: 'LMDEMO0005',
    messages: [
      {
        ago: 30 * hour,
        author: 'SHOPPER',
        text: 'I’m away that day. Can the driver leave the parcel with the neighbour on the second floor?',
      },
      {
        ago: 6 * hour,
        author: 'SHOP',
        text: 'Yes, the carrier can do that.\n\nWhat’s the name on your neighbour’s bell? We’ll pass it on before the parcel is out for delivery.',
      },
    ],
  },
  {
    category: 'APP',
    subject: 'My Dome is offline since we changed routers',
    model: 'LM-DOME',
    order_no: 'LMDEMO0001',
    messages: [
      {
        ago: 12 * day,
        author: 'SHOPPER',
        text: 'We have a new router, and since then the app has said the lamp is offline.',
      },
      {
        ago: 11 * day,
        author: 'SHOP',
        text: 'The lamp is still looking for the old network. Turn it on and off five times, one second each, until it blinks twice. Then add it in the app again; you’ll keep its scenes.',
      },
      { ago: 10 * day, author: 'SHOPPER', text: 'That did it. Thank you!', byMail: true },
    ],
    resolvedAgo: 10 * day - 2 * hour,
    rating: 5,
  },
];

const eventOf = (author: TicketAuthor): TicketEvent => (author === 'SHOP' ? 'STAFF_WROTE' : 'SHOPPER_WROTE');

/** The state that the ticket has come to, by the rules that it follows in the shop. */
function stateOf({ messages, resolvedAgo }: DemoTicket, now: number): TicketState {
  const written = messages.reduce<TicketState>(
    (state, { author, ago }) => ticketAfter(state, eventOf(author), now - ago) ?? state,
    newTicket,
  );
  return resolvedAgo === undefined ? written : (ticketAfter(written, 'RESOLVE', now - resolvedAgo) ?? written);
}

/** Writes three tickets of the demo shopper. */
export async function seedDemoTickets(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirst();
  if (!account) return;
  for (const [index, ticket] of demoTickets.entries()) {
    const { category, subject, model, order_no, messages, rating } = ticket;
    const ticketNo = `T${seedId(`ticket ${index} of the demo shopper`).slice(1, 11)}`;
    const { status, reminders, nextTime } = stateOf(ticket, now);
    const created = now - (messages[0]?.ago ?? 0);
    const last = messages.at(-1);
    const isTurnOfShop = status === 'OPEN' || status === 'WAITING_STAFF';
    await insertRows(tx, 'tickets', [
      {
        ...{ ticket_no: ticketNo, account_id: account.id, email: demoShopper.email, site: 'US' },
        ...{ category, subject, model, order_no, status, reminders, next_time: nextTime },
        answer_time: isTurnOfShop ? answerDeadline(created, 'US') : null,
        proved_at: created,
        messages: messages.length,
        unread: last?.author === 'SHOP' ? 1 : 0,
        rating: rating ?? null,
        ...{ created_at: created, updated_at: now - (ticket.resolvedAgo ?? last?.ago ?? 0) },
      },
    ]);
    await insertRows(
      tx,
      'ticket_messages',
      messages.map(({ ago, author, text, byMail }, at) => ({
        ...{ ticket_no: ticketNo, seq: at + 1, time: now - ago, author, sender: null, text, media: '[]' },
        via: author === 'SHOP' ? ('OPS' as const) : byMail ? ('MAIL' as const) : ('PAGE' as const),
      })),
    );
  }
}
