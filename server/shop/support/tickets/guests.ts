import { day } from '#rules/durations.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { deleteTickets } from '../../account/personal-data/delete-tickets.ts';
import { removeStoredFiles } from '../../media/upload-folders.ts';
import { announceTicket, guestLink } from './mail-facts.ts';
import { ticketMails } from '../mails.ts';
import { emailOfKey, guestKeyOf, lockTicket, type TicketRow } from './ticket-row.ts';

/**
 * Mails the link that proves an address, at most once a day whoever asks, with nothing in it that a stranger wrote. The same
 * link serves all tickets of the address.
 */
export async function askForProof(
  shop: ShopContext,
  tx: Tx,
  { email, site }: Pick<TicketRow, 'email' | 'site'>,
): Promise<void> {
  const now = shop.clock.now();
  const key = guestKeyOf(shop, email);
  const { numInsertedOrUpdatedRows: due } = await tx
    .insertInto('ticket_guests')
    .values({ email, key_hash: tokenHash(key), mailed_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ mailed_at: now })
        .where('ticket_guests.mailed_at', '<=', now - day),
    )
    .executeTakeFirstOrThrow();
  if (due !== 1n) return;
  await sendMail(shop, tx, {
    to: email,
    template: ticketMails.ticketProof,
    facts: { site, link: guestLink(shop, { email, site }) },
  });
}

/**
 * What whoever reads the mails of an address says about a ticket that was sent with it: theirs, or to be forgotten.
 * @throws NOT_FOUND without the key of the address; one that is proved stays as it is
 */
export async function confirmTicket(
  shop: ShopContext,
  key: string | undefined,
  { ticketNo, mine }: { readonly ticketNo: string; readonly mine: boolean },
): Promise<void> {
  const email = await emailOfKey(shop.db, key);
  const files = await withTransaction(shop, 'durable', async (tx) => {
    const row = await lockTicket(shop, tx, ticketNo);
    if (row.account_id !== null || row.email !== email) throw new ShopError('NOT_FOUND');
    if (row.proved_at !== null) return [];
    if (!mine) return deleteTickets(tx, [ticketNo]);
    await announceTicket(shop, tx, row);
    return [];
  });
  await removeStoredFiles(shop, files);
}
