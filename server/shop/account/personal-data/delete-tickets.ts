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
 * Forgets what a member wrote to the shop, also as a guest with the same address.
 * @returns the names of uploaded files, to be removed after the commit
 */
export async function forgetTickets(
  tx: Tx,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<string[]> {
  const tickets = await tx
    .selectFrom('tickets')
    .select('ticket_no')
    .where((row) => row.or([row('account_id', '=', accountId), row('email', '=', email)]))
    .execute();
  await tx.deleteFrom('ticket_guests').where('email', '=', email).execute();
  return deleteTickets(
    tx,
    tickets.map(({ ticket_no: ticketNo }) => ticketNo),
  );
}
