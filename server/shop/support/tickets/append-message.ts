import type { components } from '#openapi/types.ts';
import type { TicketAuthor } from '#rules/ticket-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { TicketMessagesTable } from '#server/db/tables/tickets.ts';
import type { TextPart } from './mail-in/fold-quotes.ts';
import type { TicketRow } from './ticket-row.ts';

interface NewMessage {
  readonly time: number;
  readonly author: TicketAuthor;
  readonly via: TicketMessagesTable['via'];
  /** As it is stored. */
  readonly text: string;
  readonly media?: readonly components['schemas']['ReviewMedia'][];
  readonly sender?: string;
  /** The whole of a mail that quotes, as it is stored. */
  readonly parts?: readonly TextPart[];
  readonly mailRef?: string | undefined;
}

/** Adds to what was written; the ticket must be locked. @returns the number of the message */
export async function appendMessage(
  tx: Tx,
  { ticket_no: ticketNo }: Pick<TicketRow, 'ticket_no'>,
  { media = [], sender, parts, mailRef, ...message }: NewMessage,
): Promise<number> {
  const isUnread = message.author === 'SHOP' || message.author === 'SHOP_NOTE';
  const { messages: seq } = await tx
    .updateTable('tickets')
    .set((row) => ({ messages: row('messages', '+', 1), ...(isUnread ? { unread: row('unread', '+', 1) } : {}) }))
    .where('ticket_no', '=', ticketNo)
    .returning('messages')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ticket_messages')
    .values({
      ...{ ticket_no: ticketNo, seq, ...message, sender: sender ?? null, media: JSON.stringify(media) },
      ...{ parts: parts === undefined ? null : JSON.stringify(parts), mail_ref: mailRef ?? null },
    })
    .execute();
  return seq;
}
