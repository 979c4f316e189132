import { ticketFilesPerDay, ticketMailsPerDay, ticketsPerDay } from '#rules/ticket-limits.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { countOfDay, countOfNetworks } from '#server/security/daily-counts.ts';
import type { ShopContext } from '#server/shop-context.ts';

/**
 * Counts a new ticket for the person, the browser and the network, in this order, so that no two transactions wait for each other.
 * @param person an account or an address; one that is not proved counts apart, so that nobody uses up the tickets of another
 * @throws TICKET_RATE
 */
export async function countTicket(
  shop: Pick<ShopContext, 'clock' | 'config' | 'tokenSecret'>,
  tx: Tx,
  person: string,
  { id, ip }: RequestContext['client'],
): Promise<void> {
  const isFine =
    (await countOfDay(shop, tx, `ticket person ${person}`, ticketsPerDay.person)) &&
    (!shop.config.rateLimits ||
      ((id === '' || (await countOfDay(shop, tx, `ticket client ${id}`, ticketsPerDay.client))) &&
        (await countOfNetworks(shop, tx, 'ticket network', { ip, most: ticketsPerDay.network }))));
  if (!isFine) throw new ShopError('TICKET_RATE');
}

/** Counts a picture for the network. @throws MEDIA_QUOTA over HTTP 429 */
export async function countFile(
  shop: Pick<ShopContext, 'clock' | 'config' | 'db' | 'tokenSecret'>,
  ip: string,
): Promise<void> {
  const count = { ip, most: ticketFilesPerDay };
  if (!shop.config.rateLimits || (await countOfNetworks(shop, shop.db, 'ticket files', count))) return;
  throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
}

/** Counts a mail to a ticket. @returns false for one too many */
export const countMail = (
  shop: Pick<ShopContext, 'clock' | 'db' | 'tokenSecret'>,
  ticketNo: string,
): Promise<boolean> => countOfDay(shop, shop.db, `ticket mails ${ticketNo}`, ticketMailsPerDay);
