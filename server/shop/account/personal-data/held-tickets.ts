import type { Db } from '#server/db/schema.ts';

/** What a member wrote to the shop, also as a guest with the same address, and what the shop answered. */
export async function heldTickets(
  db: Db,
  { accountId, email }: { readonly accountId: string; readonly email: string },
) {
  const tickets = await db
    .selectFrom('tickets')
    .select([
      'ticket_no',
      'email',
      'site',
      'category',
      'order_no',
      'model',
      'subject',
      'status',
      'rating',
      'created_at',
    ])
    .where((row) => row.or([row('account_id', '=', accountId), row('email', '=', email)]))
    .execute();
  const numbers = tickets.map(({ ticket_no: ticketNo }) => ticketNo);
  if (numbers.length === 0) return { tickets: [], ticketUploads: [] };
  const [messages, ticketUploads] = await Promise.all([
    db
      .selectFrom('ticket_messages')
      .select(['ticket_no', 'time', 'author', 'via', 'text', 'parts', 'media'])
      .where('ticket_no', 'in', numbers)
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('ticket_media')
      .select(['path', 'content_type', 'bytes', 'created_at'])
      .where('ticket_no', 'in', numbers)
      .execute(),
  ]);
  return {
    tickets: tickets.map((ticket) => ({
      ...ticket,
      messages: messages.filter(({ ticket_no: ticketNo }) => ticketNo === ticket.ticket_no),
    })),
    ticketUploads,
  };
}
