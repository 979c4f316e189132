import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { toSummary } from './read-ticket.ts';
import { emailOfKey, type TicketOpener } from './ticket-row.ts';

/** The tickets of a member, or of a guest by the key of the address, the newest first; none without either. */
export async function listTickets(
  { db }: ShopContext,
  { account, key }: TicketOpener,
  { pageNo = 1, pageSize = pageSizeDefault }: { readonly pageNo?: number; readonly pageSize?: number },
): Promise<components['schemas']['TicketPage']> {
  const email = account === undefined ? await emailOfKey(db, key) : undefined;
  const all = db.selectFrom('tickets');
  const own =
    account === undefined
      ? all.where('email', '=', email ?? '').where('account_id', 'is', null)
      : all.where('account_id', '=', account.accountId);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('ticket_no', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(toSummary), total: Number(total), pageNo, pageSize };
}
