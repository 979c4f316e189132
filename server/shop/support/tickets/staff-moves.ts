import { encodeEmoji } from '#rules/emoji.ts';
import { displayText } from '#rules/text.ts';
import type { TicketEvent } from '#rules/ticket-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendMessage } from './append-message.ts';
import { applyEvent } from './apply-event.ts';
import { mailAboutTicket } from './mail-facts.ts';
import { ticketMails } from '../mails.ts';
import { lockTicket, type TicketRow } from './ticket-row.ts';

/** @throws NOT_FOUND, TICKET_STATE where the ticket does not take the event or its address is not proved */
function moveByStaff(
  shop: ShopContext,
  ticketNo: string,
  event: TicketEvent,
  then: (tx: Tx, row: TicketRow) => Promise<unknown>,
): Promise<TicketRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const row = await lockTicket(shop, tx, ticketNo);
    if (row.proved_at === null) {
      throw new ShopError('TICKET_STATE', { message: 'Its address isn’t confirmed yet: no one would get the answer.' });
    }
    const moved = await applyEvent(shop, tx, row, event);
    await then(tx, moved);
    return moved;
  });
}

/** @param text as the operator typed it @returns the number of the message */
function writeAsShop({ clock }: ShopContext, tx: Tx, row: TicketRow, text: string): Promise<number> {
  return appendMessage(tx, row, { time: clock.now(), author: 'SHOP', via: 'OPS', text: encodeEmoji(text) });
}

/** Answers a ticket; its shopper gets it by mail and is waited for. @throws NOT_FOUND, TICKET_STATE */
export const replyToTicket = (shop: ShopContext, ticketNo: string, text: string): Promise<TicketRow> =>
  moveByStaff(shop, ticketNo, 'STAFF_WROTE', async (tx, row) => {
    const seq = await writeAsShop(shop, tx, row, text);
    const words = displayText(text);
    await mailAboutTicket(shop, tx, row, ticketMails.ticketAnswered, { words, once: `message ${seq}` });
  });

/** Says that a ticket is solved, with a last word where there is one. @throws NOT_FOUND, TICKET_STATE */
export const resolveByStaff = (shop: ShopContext, ticketNo: string, text: string | undefined): Promise<TicketRow> =>
  moveByStaff(shop, ticketNo, 'RESOLVE', async (tx, row) => {
    const seq = text === undefined ? row.messages : await writeAsShop(shop, tx, row, text);
    const words = text === undefined ? {} : { words: displayText(text) };
    await mailAboutTicket(shop, tx, row, ticketMails.ticketResolved, {
      ...words,
      once: `solved ${seq} ${shop.clock.now()}`,
    });
  });

/** Ends a ticket at once: it takes nothing more. @throws NOT_FOUND, TICKET_STATE */
export const closeTicket = (shop: ShopContext, ticketNo: string): Promise<TicketRow> =>
  moveByStaff(shop, ticketNo, 'CLOSE', () => Promise.resolve());

/** Notes who of the staff looks after a ticket. @throws NOT_FOUND */
export async function assignTicket(shop: ShopContext, ticketNo: string, assignee: string): Promise<TicketRow> {
  const row = await shop.db
    .updateTable('tickets')
    .set({ assignee })
    .where('ticket_no', '=', ticketNo)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}
