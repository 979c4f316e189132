import { day as dayMs } from '#rules/durations.ts';
import { ticketFilesPerDay, ticketMailsPerDay, ticketsPerDay } from '#rules/ticket-limits.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { ipPrefix } from '../../account/sessions/start-session.ts';

type Clocked = Pick<ShopContext, 'clock'>;

const dayOf = ({ clock }: Clocked): number => Math.floor(clock.now() / dayMs);

/** Counts one more, in one statement, so that no two callers get the last place. @returns false where the day has had enough */
async function countOne(shop: Clocked, db: Db, subject: string, most: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows: counted } = await db
    .insertInto('ticket_counts')
    .values({ subject: tokenHash(subject), day: dayOf(shop), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'day'])
        .doUpdateSet((row) => ({ count: row('ticket_counts.count', '+', 1) }))
        .where('ticket_counts.count', '<', most),
    )
    .executeTakeFirstOrThrow();
  return counted === 1n;
}

/**
 * Counts a new ticket for the person, the browser and the network, in this order, so that no two transactions wait for each other.
 * @param person an account or an address; one that is not proved counts apart, so that nobody uses up the tickets of another
 * @throws TICKET_RATE
 */
export async function countTicket(
  shop: Pick<ShopContext, 'clock' | 'config'>,
  tx: Tx,
  person: string,
  { id, ip }: RequestContext['client'],
): Promise<void> {
  const isFine =
    (await countOne(shop, tx, `person ${person}`, ticketsPerDay.person)) &&
    (!shop.config.rateLimits ||
      ((id === '' || (await countOne(shop, tx, `client ${id}`, ticketsPerDay.client))) &&
        (await countOne(shop, tx, `network ${ipPrefix(ip)}`, ticketsPerDay.network))));
  if (!isFine) throw new ShopError('TICKET_RATE');
}

/** Counts a picture for the network. @throws MEDIA_QUOTA over HTTP 429 */
export async function countFile(shop: Pick<ShopContext, 'clock' | 'config' | 'db'>, ip: string): Promise<void> {
  if (!shop.config.rateLimits || (await countOne(shop, shop.db, `files ${ipPrefix(ip)}`, ticketFilesPerDay))) return;
  throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
}

/** Counts a mail to a ticket. @returns false for one too many */
export const countMail = (shop: Clocked, tx: Tx, ticketNo: string): Promise<boolean> =>
  countOne(shop, tx, `mails ${ticketNo}`, ticketMailsPerDay);

/** Forgets what was counted on days that are over. */
export async function forgetCounts(shop: Clocked & Pick<ShopContext, 'db'>): Promise<number> {
  const { numDeletedRows: gone } = await shop.db
    .deleteFrom('ticket_counts')
    .where('day', '<', dayOf(shop) - 1)
    .executeTakeFirst();
  return Number(gone);
}
