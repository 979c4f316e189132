import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { ticketMessages } from '#rules/ticket-limits.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendMessage } from './append-message.ts';
import { applyEvent } from './apply-event.ts';
import { readTicket, type Ticket } from './read-ticket.ts';
import { claimMedia } from './ticket-media.ts';
import { lockTicket, openTicket, type TicketOpener, type TicketRow } from './ticket-row.ts';
import { storedText } from './written-text.ts';

/** @throws TICKET_RATE after so many messages on one day or in all; the ticket must be locked */
export async function refuseTooMany(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { ticket_no: ticketNo }: TicketRow,
): Promise<void> {
  const written = tx
    .selectFrom('ticket_messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('ticket_no', '=', ticketNo)
    .where('author', '=', 'SHOPPER');
  const { count: all } = await written.executeTakeFirstOrThrow();
  const { count: ofDay } = await written.where('time', '>', clock.now() - day).executeTakeFirstOrThrow();
  if (Number(all) >= ticketMessages.all || Number(ofDay) >= ticketMessages.day) throw new ShopError('TICKET_RATE');
}

/**
 * Keeps what a shopper writes about a ticket, once however often it is sent; one that is resolved is open again.
 * @throws NOT_FOUND, TICKET_STATE where it is closed or not proved, TICKET_RATE, BAD_REQUEST for a text that is too short
 */
export async function writeTicketMessage(
  shop: ShopContext,
  opener: TicketOpener,
  request: components['schemas']['NewTicketMessage'],
  key: string,
): Promise<Ticket> {
  const { ticketNo, media } = request;
  await openTicket(shop.db, ticketNo, opener);
  const text = storedText('text', request.text);
  const intent: Intent<'writeTicketMessage'> = { operation: 'writeTicketMessage', subject: ticketNo, key, request };
  await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const row = await lockTicket(shop, tx, ticketNo);
      if (row.proved_at === null) throw new ShopError('TICKET_STATE');
      await refuseTooMany(shop, tx, row);
      await applyEvent(shop, tx, row, 'SHOPPER_WROTE');
      const pictures = await claimMedia(tx, ticketNo, media);
      const time = shop.clock.now();
      return {
        seq: await appendMessage(tx, row, { time, author: 'SHOPPER', via: 'PAGE', text, media: pictures }),
      };
    }),
  );
  return readTicket(shop, await openTicket(shop.db, ticketNo, opener));
}

/** Moves a ticket on as its shopper asks; asked twice, it stays as it is. @throws NOT_FOUND, TICKET_STATE */
async function move(
  shop: ShopContext,
  opener: TicketOpener,
  ticketNo: string,
  change: (tx: Tx, row: TicketRow) => Promise<unknown>,
): Promise<Ticket> {
  await openTicket(shop.db, ticketNo, opener);
  await withTransaction(shop, 'durable', async (tx) => {
    const row = await lockTicket(shop, tx, ticketNo);
    if (row.proved_at === null) throw new ShopError('TICKET_STATE');
    await change(tx, row);
  });
  return readTicket(shop, await openTicket(shop.db, ticketNo, opener));
}

/** The shopper says that it is solved; asked again it stays so. @throws NOT_FOUND, TICKET_STATE where it is closed */
export const resolveTicket = (shop: ShopContext, opener: TicketOpener, ticketNo: string): Promise<Ticket> =>
  move(shop, opener, ticketNo, async (tx, row) => {
    if (row.status !== 'RESOLVED') await applyEvent(shop, tx, row, 'RESOLVE');
  });

/** The shopper says that it is not solved after all. @throws NOT_FOUND, TICKET_STATE where the time for it has passed */
export const reopenTicket = (shop: ShopContext, opener: TicketOpener, ticketNo: string): Promise<Ticket> =>
  move(shop, opener, ticketNo, async (tx, row) => {
    if (row.status !== 'WAITING_STAFF') await applyEvent(shop, tx, row, 'REOPEN');
  });

/** Keeps how good the help was; a later word replaces it. @throws NOT_FOUND, TICKET_STATE before it is resolved */
export const rateTicket = (
  shop: ShopContext,
  opener: TicketOpener,
  { ticketNo, rating }: components['schemas']['TicketRating'],
): Promise<Ticket> =>
  move(shop, opener, ticketNo, async (tx, row) => {
    if (row.status !== 'RESOLVED' && row.status !== 'CLOSED') throw new ShopError('TICKET_STATE');
    await tx.updateTable('tickets').set({ rating }).where('ticket_no', '=', ticketNo).execute();
  });

/** Notes that the shopper has seen all that was written. @throws NOT_FOUND */
export async function markTicketRead({ db }: ShopContext, opener: TicketOpener, ticketNo: string): Promise<void> {
  await openTicket(db, ticketNo, opener);
  await db.updateTable('tickets').set({ unread: 0 }).where('ticket_no', '=', ticketNo).execute();
}
