import type { Tx } from '#server/db/schema.ts';

/** Deletes tickets with what was written. @returns the names of their files, to be removed after the commit */
export async function deleteTickets(tx: Tx, ticketNos: readonly string[]): Promise<string[]> {
  if (ticketNos.length === 0) return [];
  const files = await tx.deleteFrom('ticket_media').where('ticket_no', 'in', ticketNos).returning('path').execute();
  await tx.deleteFrom('ticket_messages').where('ticket_no', 'in', ticketNos).execute();
  await tx.deleteFrom('tickets').where('ticket_no', 'in', ticketNos).execute();
  return files.map(({ path }) => path);
}

/**
 * Forgets what a member wrote to the shop, also as a guest with the mailbox, where that is proved.
 * @returns the names of uploaded files, to be removed after the commit
 */
export async function forgetTickets(
  tx: Tx,
  { accountId, mailbox }: { readonly accountId: string; readonly mailbox: string | undefined },
): Promise<string[]> {
  const tickets = await tx
    .selectFrom('tickets')
    .select('ticket_no')
    .where((row) =>
      row.or([row('account_id', '=', accountId), ...(mailbox === undefined ? [] : [row('email', '=', mailbox)])]),
    )
    .execute();
  if (mailbox !== undefined) await tx.deleteFrom('ticket_guests').where('email', '=', mailbox).execute();
  return deleteTickets(
    tx,
    tickets.map(({ ticket_no: ticketNo }) => ticketNo),
  );
}
