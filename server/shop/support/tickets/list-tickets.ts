import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { toSummary } from './read-ticket.ts';
import { emailOfKey, type TicketOpener } from './ticket-row.ts';

/** The tickets of a member and those behind the key of an address, the newest first; none without either. */
export async function listTickets(
  { db }: ShopContext,
  { account, key }: TicketOpener,
  { pageNo = 1, pageSize = pageSizeDefault }: { readonly pageNo?: number; readonly pageSize?: number },
): Promise<components['schemas']['TicketPage']> {
  const email = await emailOfKey(db, key);
  const own = db
    .selectFrom('tickets')
    .where((row) =>
      row.or([
        row('account_id', '=', account?.accountId ?? ''),
        row.and([row('email', '=', email ?? ''), row('account_id', 'is', null)]),
      ]),
    );
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
