import { day } from '#rules/durations.ts';
import { ticketKeptFor, ticketUnprovedLife } from '#rules/ticket-limits.ts';
import { ticketAfter } from '#rules/ticket-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { deleteTickets } from '../../account/personal-data/delete-tickets.ts';
import { removeStoredFiles } from '../../media/upload-folders.ts';
import { applyEvent } from './apply-event.ts';
import { mailAboutTicket } from './mail-facts.ts';
import { ticketMails } from '../mails.ts';
import { lockTicket, stateOf, type TicketRow } from './ticket-row.ts';

const atOnce = 100;

/** Job: reminds shoppers who are waited for, resolves what nobody answers, and closes what nobody reopens. @returns how many moved */
export async function runTicketClock(shop: ShopContext): Promise<number> {
  const due = shop.db.selectFrom('tickets').selectAll().where('next_time', '<=', shop.clock.now()).limit(atOnce);
  const read = inPages(due, ['next_time', 'ticket_no']);
  return workThrough(shop, {
    name: 'ticket clock',
    read,
    keyOf: ({ ticket_no: ticketNo }) => ticketNo,
    run: (row) => moveByTime(shop, row),
  });
}

/** Somebody may have moved the ticket since it was looked up. */
async function moveByTime(shop: ShopContext, { ticket_no: ticketNo }: TicketRow): Promise<boolean> {
  await withTransaction(shop, 'durable', async (tx) => {
    const row = await lockTicket(shop, tx, ticketNo);
    if (!ticketAfter(stateOf(row), 'TIME', shop.clock.now())) return;
    const moved = await applyEvent(shop, tx, row, 'TIME');
    const once = `${moved.status} ${moved.messages} ${moved.reminders}`;
    if (moved.status === 'WAITING_USER') await mailAboutTicket(shop, tx, moved, ticketMails.ticketReminder, { once });
    if (moved.status === 'RESOLVED') await mailAboutTicket(shop, tx, moved, ticketMails.ticketResolved, { once });
  });
  return true;
}

/** Job: forgets tickets whose address nobody proved, and those that were closed long ago. @returns how many */
export async function forgetOldTickets(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const old = await shop.db
    .selectFrom('tickets')
    .select('ticket_no')
    .where((row) =>
      row.or([
        row.and([row('proved_at', 'is', null), row('created_at', '<', now - ticketUnprovedLife)]),
        row('closed_time', '<', now - ticketKeptFor),
      ]),
    )
    .limit(atOnce)
    .execute();
  const numbers = old.map(({ ticket_no: ticketNo }) => ticketNo);
  await removeStoredFiles(shop, await withTransaction(shop, 'durable', (tx) => deleteTickets(tx, numbers)));
  await shop.db
    .deleteFrom('ticket_mails')
    .where('created_at', '<', now - 30 * day)
    .execute();
  return numbers.length;
}
